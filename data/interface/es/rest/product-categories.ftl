hint = Qué es el producto en el EuPCS, el uso principal primero. De ello dependen las leyes y la entrada de transporte que indica la ficha.
search = Buscar por código o nombre
nothing = Sin resultados
looksLike = Parece ser { $categories }.
alsoSuggests = El uso también sugiere { $categories }.
confirm = Confirmar
add = Añadir
