gui-tagline = Huri、リバーシ（オセロ）総合ソフト、ウィンドウ版
