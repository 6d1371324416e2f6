title-sheet = Import a sheet
title-ingredients = Import ingredients
title-file = Import ingredients: { $name }
title-pasted = Import ingredients: Pasted rows
source-failed = { $reason } Your sheet is as it was.
source-ingredients = Ingredients: an Excel file (.xlsx) or a text file (.csv)
source-sheet = An earlier sheet: its PDF, or SDScom XML
source-drop = Drop it here or choose it. It is read on this device and not sent anywhere.
source-choose = Choose a file
source-paste = Or paste the rows
source-pasteHint = Copied from Excel, a web page or a text: one ingredient a line, with its share.
source-read = Read these rows
columns-heading = Columns
columns-titles = Headings are in
columns-noTitles = No row
columns-row = Row { $line }: { $cells }
columns-unnamed = Column { $number }
columns-empty = Empty
role-skip = Not needed
role-name = Name
role-cas = CAS number
role-ec = EC number
role-registration = REACH number
role-share = Share
role-from = Lower end of the share
role-to = Upper end of the share
role-unit = Unit of the share
role-role = Function
found-heading = Also in the file
found-field = { $field }: { $value }
found-same = The sheet says the same.
found-replaces = Replaces “{ $old }”.
taken =
    { NUMBER($count) ->
        [one] 1 row taken from the file.
        *[other] { NUMBER($count) } rows taken from the file.
    }
match-later = Looked up after the import
match-pending = Looking it up
match-several = Several match: choose one afterwards
match-none = Not in catalogue
rows-region = Rows of the file
rows-caption = Rows that were understood
rows-take = Take
rows-takeThis = Take row { $line }, { $name }
rows-line = Row
rows-lineNumber = Row { $line }
rows-name = Name
rows-number = CAS or EC number
rows-share = Share
rows-catalogue = In the catalogue
rows-written = In the file: { $written }
rows-more = Show { NUMBER($more) } more of { NUMBER($all) } rows
rows-left =
    { NUMBER($count) ->
        [one] 1 row is not taken
        *[other] { NUMBER($count) } rows are not taken
    }
note-about = The file says “about”. The number is taken as exact.
note-balance = This is what is left of 100 %.
note-scaled = Scaled, so that all rows add up to 100 %.
note-converted = Converted to per cent.
note-cas-wrong = The check digit of this CAS number is wrong.
note-several-cas = There are several CAS numbers. Enter the right one afterwards.
note-no-share = There is no share.
fault-no-name = There is neither a name nor a number.
fault-total = This is the total, not an ingredient.
fault-not-a-share = The share is not a number, a range or a limit such as <5.
fault-ambiguous-number = The share may be read in two ways: as a decimal, or with thousands. Write it without the separator.
fault-backwards = The share begins with its larger number.
fault-negative = The share is below 0.
fault-over-100 = The share is above 100 %.
fault-too-small = The share is below 0.000001 %.
fault-zero = The share is 0.
fault-date = The cell holds a date. Excel makes dates of ranges such as 5-10: write the range as text.
fault-no-value = The cell holds a formula without its result. Open and save the file in Excel.
fault-error = The formula of the cell failed.
fault-merged = The share is in a cell that covers several rows. Give each row its own share.
fault-rest-unknown = Nothing is left of 100 %, or another share is a rest too.
fault-parts-range = Parts by weight become per cent only where each of them is one number.
fault-mixed-units = Weights and per cent cannot be combined in one recipe.
preview-table = Sheet of the workbook
preview-tableName =
    { NUMBER($count) ->
        [one] { $name } ({ NUMBER($count) } row)
        *[other] { $name } ({ NUMBER($count) } rows)
    }
preview-tableLeft = Sheet “{ $name }”: { $reason }
preview-encoding = Letters of the file
preview-encodingHint = The file does not say how its letters are written. Choose another way if they look wrong.
preview-understood =
    { NUMBER($count) ->
        [one] 1 row understood, { NUMBER($chosen) } chosen
        *[other] { NUMBER($count) } rows understood, { NUMBER($chosen) } chosen
    }
preview-nothing = No ingredient was found. Say above what the columns hold.
preview-onlyNames = No row has a share or a number. Check that these are names of ingredients.
preview-tooMany = A sheet takes { NUMBER($limit) } ingredients, and these are { NUMBER($count) }. Choose fewer rows.
preview-restBeside = If you add these rows, the rest is what they and the rows already in the form leave of 100 %.
preview-use =
    { NUMBER($count) ->
        [one] Use this row
        *[other] Use these { NUMBER($count) } rows
    }
preview-add =
    { NUMBER($count) ->
        [one] Add this row
        *[other] Add these { NUMBER($count) } rows
    }
preview-replace =
    { NUMBER($count) ->
        [one] Replace the ingredients with this row
        *[other] Replace the ingredients with these { NUMBER($count) } rows
    }
encoding-utf-8 = Unicode (UTF-8)
encoding-utf-16le = Unicode (UTF-16)
encoding-utf-16be = Unicode (UTF-16, big end first)
encoding-windows-1252 = Western European
encoding-windows-1250 = Central European
encoding-windows-1251 = Cyrillic
encoding-windows-1254 = Turkish
encoding-windows-1256 = Arabic
encoding-shift_jis = Japanese
encoding-gb18030 = Chinese
encoding-big5 = Chinese, traditional
encoding-euc-kr = Korean
unit-label = Numbers without a unit are
unit-sum = The numbers add up to { NUMBER($sum) }.
unit-sumAsk = The numbers add up to { NUMBER($sum) }. Say what they are.
unit-placeholder = Say what the numbers are
unit-missed = Say what the numbers are.
unit-percent = Per cent
unit-parts = Parts by weight, scaled to 100 %
unit-fraction = Fractions of 1
unit-ppm = ppm (mg/kg)
unit-ppb = ppb (µg/kg)
unit-per-mille = Per mille (g/kg)
sheet-changedPdf = This PDF was changed after it was made. What it shows may differ from the data that it carries, which are read here.
sheet-product = Product
sheet-company = Company
sheet-country = Country
sheet-language = Language
sheet-notInFile = Not in the file
sheet-ingredients =
    { NUMBER($count) ->
        [one] 1 ingredient
        *[other] { NUMBER($count) } ingredients
    }
sheet-lost = What is not taken
sheet-open = Open as a new sheet
lost-sentences = The sentences of the sections are written anew from what the draft holds.
lost-tests = Test results and classifications that you typed are not taken. Enter them again.
lost-unlisted = Ingredients that the sheet does not list, because the law does not ask for them, are not in the file.
lost-share = Some ingredients have no share in per cent. Enter it.
lost-too-many = The sheet lists more ingredients than a sheet takes here. The last ones are left out.
lost-other-sheets = The file holds several sheets. Only the first is read.
foreign-picture = This file is a picture.
foreign-word = This file is a text document.
foreign-open-document = This file is an OpenDocument file. Save it as XLSX or CSV.
foreign-excel-binary = This Excel file is in binary form (.xlsb). Save it as .xlsx, then choose it once more.
foreign-web-page = This file is a web page, whatever its name says. Open it in Excel and save it as .xlsx, or copy its rows and paste them here.
foreign-archive = This file is an archive. Unpack it first.
foreign-program = This file is a program.
foreign-other-xml = This XML file is not SDScom. Export the sheet as SDScom XML.
foreign-unknown = The import cannot read this kind of file.
refusal-empty = There is nothing in this file.
refusal-broken = This file is damaged or incomplete. Save it again where it comes from, then choose it once more.
refusal-encrypted = This file is protected by a password. Save it without the password, then choose it once more.
refusal-old-excel = This Excel file is from before 2007 (.xls). Save it as .xlsx, then choose it once more.
refusal-no-text = This file holds no text. Choose an Excel file (.xlsx) or a text file (.csv).
refusal-unsafe-xml = This file defines entities of its own, which is not safe to read. Save it again where it comes from.
refusal-foreign-pdf = This PDF does not contain the data of a sheet. Only a PDF that was made and paid for here can be opened.
refusal-pdf-without-inputs = This PDF was made before sheets carried what was typed. Open the sheet under Sheets instead.
refusal-too-slow = This file takes too long to read. Copy the rows with the ingredients and paste them here.
limit-too-large = This file is larger than { NUMBER($limit) } MB. Copy the rows with the ingredients and paste them here.
limit-unpacks-too-large = This file unpacks to more than { NUMBER($limit) } MB. Copy the rows with the ingredients and paste them here.
limit-too-many-rows = This table has more than { NUMBER($limit) } rows. Copy the rows with the ingredients and paste them here.
limit-too-many-columns = This table has more than { NUMBER($limit) } columns. Copy the rows with the ingredients and paste them here.
