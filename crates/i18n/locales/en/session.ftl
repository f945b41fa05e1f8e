### Words for a game in progress that all front ends use: commands, refusals, settings.

session-tagline = A game in progress
