/** A special provision of ADR 3.3 that changes whether or how goods are carried; what it says in our words. */
export type SpecialProvision = { readonly number: string; readonly says: string; readonly numbers: string };

/** The provisions told beside an entry; packing, tanks and filling have others. Numbers are UN numbers. */
export const specialProvisions: readonly SpecialProvision[] = [
  { number: '144', says: 'aqueous solutions of up to 24 % alcohol by volume are not subject', numbers: '1170 3065' },
  { number: '145', says: 'beverages of packing group III in receptacles up to 250 l are not subject', numbers: '3065' },
  {
    number: '188',
    says: 'small cells and batteries are not subject under conditions of size, test and packing',
    numbers: '3090 3091 3480 3481 3551 3552',
  },
  {
    number: '216',
    says: 'solids that are not dangerous may be mixed with flammable liquids while no free liquid is visible',
    numbers: '3175',
  },
  {
    number: '217',
    says: 'solids that are not dangerous may be mixed with toxic liquids while no free liquid is visible',
    numbers: '3243',
  },
  {
    number: '335',
    says: 'solids that are not dangerous may be mixed with liquids hazardous to the environment while no free liquid is visible; sealed sachets up to 10 ml are not subject',
    numbers: '3077 3082',
  },
  {
    number: '354',
    says: 'toxic by inhalation',
    numbers:
      '1092 1098 1135 1143 1163 1182 1185 1238 1239 1244 1251 1510 1541 1580 1595 1605 1647 1670 1695 1752 1809 1810 1834 1838 1892 1994 2232 2334 2337 2382 2407 2474 2477 2480 2481 2482 2483 2484 2485 2486 2487 2488 2521 2605 2606 2644 2646 2668 3023 3079 3246',
  },
  {
    number: '375',
    says: 'in single or inner packagings up to 5 l or 5 kg not subject to any other provision',
    numbers: '3077 3082',
  },
  {
    number: '376',
    says: 'damaged or defective cells and batteries have conditions of their own',
    numbers: '3090 3091 3480 3481 3551 3552',
  },
  {
    number: '386',
    says: 'stabilised by inhibitor or by temperature control, in an amount that lasts for the journey',
    numbers:
      '1010 1051 1060 1081 1082 1085 1086 1087 1092 1093 1143 1167 1185 1218 1246 1247 1251 1301 1302 1303 1304 1545 1589 1614 1724 1829 1860 1917 1919 1921 1991 2055 2200 2218 2227 2251 2277 2283 2348 2352 2396 2452 2521 2522 2527 2531 2607 2618 2838 3022 3073 3079 3302 3531 3532 3533 3534',
  },
  {
    number: '363',
    says: 'engines and machines with fuel have conditions of their own',
    numbers: '3528 3529 3530',
  },
];
