heading = Legislación nacional
intro = Aparece en la sección 15 de la ficha; lo que deje en blanco se imprime como «No disponible».
oldApproval = De antes de que las normas de grupo se eligieran en una lista. Se imprime detrás de ellas.
documentNumber = Se imprime en la parte superior de la página 1.
