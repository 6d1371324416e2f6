lawsByUse-biocides = Loi sur les produits antiparasitaires (L.C. 2002, ch. 28) : un produit antiparasitaire est homologué par l’Agence de réglementation de la lutte antiparasitaire.
lawsByUse-plants = Loi sur les produits antiparasitaires (L.C. 2002, ch. 28) : un produit antiparasitaire est homologué par l’Agence de réglementation de la lutte antiparasitaire.
