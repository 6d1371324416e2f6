hint = Was das Produkt im EuPCS ist, die Hauptverwendung zuerst. Davon hängen die Gesetze und der Eintrag für den Transport ab, die das Datenblatt nennt.
search = Nach Code oder Name suchen
nothing = Nichts gefunden
looksLike = Sieht nach { $categories } aus.
alsoSuggests = Die Verwendung legt auch { $categories } nahe.
confirm = Bestätigen
add = Hinzufügen
