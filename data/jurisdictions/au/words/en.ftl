furtherWasteLaws-1 = National Environment Protection (Movement of Controlled Waste between States and Territories) Measure 1998.
lawsByUse-biocides = Agricultural and Veterinary Chemicals Code Act 1994: an agricultural chemical product is registered by the Australian Pesticides and Veterinary Medicines Authority (APVMA).
lawsByUse-plants = Agricultural and Veterinary Chemicals Code Act 1994: an agricultural chemical product is registered by the Australian Pesticides and Veterinary Medicines Authority (APVMA).
