asElement = { $element }として
solutionOf = { $percent }%溶液
