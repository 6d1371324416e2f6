/** Section 13. */
export const disposal = {
  product: 'Product',
  packaging: 'Contaminated packaging',
  properties: 'Hazardous properties as waste (HP)',
  wasteCode: 'Waste code',
  characteristics: 'Hazardous waste characteristics (RCRA)',

  hazardous:
    'Hand over to an authorised waste treatment company as hazardous waste. Do not dispose of with household waste.',
  ordinary: 'Dispose of according to local rules.',
  noSewer: 'Do not empty into drains or waters.',
  keepApart: 'Do not mix with other waste; leave in the original container where possible.',
  packagingClean: 'Empty packaging completely and hand over for recovery.',
  packagingDirty:
    'Packaging that is not empty is disposed of like the product. Do not cut, weld or burn empty containers.',
  packagingPlain: 'Packaging that is not empty is disposed of like the product.',
  wasteCodeByUse:
    'The code of the European List of Waste (2000/532/EC) depends on origin and use and is given by the holder of the waste.',
  packagingCode: '15 01 10* packaging containing residues of or contaminated by hazardous substances.',
  hazardousProperties: {
    'HP 1': 'HP 1 (explosive).',
    'HP 2': 'HP 2 (oxidising).',
    'HP 3': 'HP 3 (flammable).',
    'HP 4': 'HP 4 (irritant).',
    'HP 5': 'HP 5 (specific target organ toxicity, aspiration toxicity).',
    'HP 6': 'HP 6 (acute toxicity).',
    'HP 7': 'HP 7 (carcinogenic).',
    'HP 8': 'HP 8 (corrosive).',
    'HP 10': 'HP 10 (toxic for reproduction).',
    'HP 11': 'HP 11 (mutagenic).',
    'HP 13': 'HP 13 (sensitising).',
    'HP 14': 'HP 14 (ecotoxic).',
  },
  noHazardousProperty: 'None follows from the classification.',
  noCharacteristic: 'None follows from flash point, pH and class.',
  lawEurope: 'Directive 2008/98/EC on waste and Commission Regulation (EU) No 1357/2014.',
  lawUs: 'Waste generators decide whether a waste is hazardous according to 40 CFR Part 261.',
  lawOther: 'Observe national, regional and local rules for waste.',
  d001: 'D001 (ignitable: flash point below 60 °C, 140 °F).',
  d001Oxidiser: 'D001 (oxidiser).',
  d002: 'D002 (corrosive: pH 2 or below, or 12.5 or above).',
  d003: 'D003 (reactive).',
};
