lawsByUse-biocides = Insecticides Act, 1968 (46 of 1968) and Insecticides Rules, 1971: an insecticide, fungicide, weedicide or rodenticide is registered.
lawsByUse-plants = Insecticides Act, 1968 (46 of 1968) and Insecticides Rules, 1971: an insecticide, fungicide, weedicide or rodenticide is registered.
