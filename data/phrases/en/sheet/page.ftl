section = SECTION
company = Company
version = Version
issueDate = Issue date
revisionDate = Revision date
# What stands before, between and after the number of the page and that of all pages.
beforeNumber = Page{" "}
betweenNumbers = {" "}of{" "}
afterNumbers = {""}
watermark = PREVIEW
# Below the QR code, which opens the sheet as a web page.
sheetOnline = This sheet online
# Beside the QR code on a label, which opens the published page.
moreOnline = More hazard information available online
logoOf = Logo of { $company }
