//! The rules of the game, a page to read.

messages! {
    /// The rules of the game, a page to read.
    pub enum Rules {
        Title = "rules-title",

        // Aim.
        AimTitle = "rules-aim-title",
        Aim = "rules-aim",

        // Discs and start.
        StartTitle = "rules-start-title",
        Discs = "rules-discs",
        Squares = "rules-squares",
        Start = "rules-start",
        StartPicture = "rules-start-picture",

        // A turn.
        TurnTitle = "rules-turn-title",
        Turn = "rules-turn",
        Outflank = "rules-outflank",
        RowBefore = "rules-row-before",
        RowAfter = "rules-row-after",

        // Directions.
        DirectionsTitle = "rules-directions-title",
        Directions = "rules-directions",
        DirectionsBefore = "rules-directions-before",
        DirectionsAfter = "rules-directions-after",

        // What does not turn.
        NotTitle = "rules-not-title",
        Chain = "rules-chain",
        ChainPicture = "rules-chain-picture",
        Jump = "rules-jump",
        JumpPicture = "rules-jump-picture",

        // All must turn.
        AllTitle = "rules-all-title",
        All = "rules-all",

        // Passing.
        PassTitle = "rules-pass-title",
        Pass = "rules-pass",
        NoPass = "rules-no-pass",
        PassPicture = "rules-pass-picture",

        // Handing over discs.
        SupplyTitle = "rules-supply-title",
        Supply = "rules-supply",

        // Correcting.
        MendTitle = "rules-mend-title",
        Placed = "rules-placed",
        Mend = "rules-mend",
        Huri = "rules-huri",

        // The end.
        EndTitle = "rules-end-title",
        End = "rules-end",
        EndPicture = "rules-end-picture",

        // Counting.
        CountTitle = "rules-count-title",
        Count = "rules-count",
        CountEmpties = "rules-count-empties",
    }
}
