heading = National law
intro = Printed in section 15 of the sheet; what you leave blank is printed as Not Available.
oldApproval = From before group standards were chosen from a list. It is printed behind them.
documentNumber = Printed at the top of page 1.
