asElement = als { $element }
solutionOf = { $percent }%ige Lösung
