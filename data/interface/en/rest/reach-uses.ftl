hint = Use descriptors of REACH, printed in section 1.2.
none = None chosen
choose = Choose Reach uses
title = Reach uses
search = Search by code or words
all = Use descriptors
nothing = Nothing found.
chosen =
    { NUMBER($count) ->
        [one] { NUMBER($count) } use chosen
        *[other] { NUMBER($count) } uses chosen
    }
cancel = Cancel
take = Use these
list-SU = Sectors of use (SU)
list-PC = Product categories (PC)
list-PROC = Process categories (PROC)
list-ERC = Environmental release categories (ERC)
list-AC = Article categories (AC)
