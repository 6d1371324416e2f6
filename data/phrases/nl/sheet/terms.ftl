asElement = als { $element }
solutionOf = oplossing van { $percent } %
