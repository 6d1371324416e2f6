asElement = as { $element }
solutionOf = { $percent } % solution
