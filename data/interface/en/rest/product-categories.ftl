hint = What the product is in EuPCS, the main use first. The laws and the entry for transport that the sheet names depend on it.
search = Search by code or name
nothing = Nothing found
looksLike = Looks like { $categories }.
alsoSuggests = The use also suggests { $categories }.
confirm = Confirm
add = Add
