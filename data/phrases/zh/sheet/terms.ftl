asElement = 以{ $element }计
solutionOf = { $percent }%溶液
