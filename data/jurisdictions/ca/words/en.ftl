lawsByUse-biocides = Pest Control Products Act (S.C. 2002, c. 28): a pest control product is registered by the Pest Management Regulatory Agency.
lawsByUse-plants = Pest Control Products Act (S.C. 2002, c. 28): a pest control product is registered by the Pest Management Regulatory Agency.
