/** Numbers that the law of a mode does not list. */
export const notListed = {
  us: '0514 1327 2455 2807 3245 3315 3323 3324 3325 3326 3330 3359 3374 3509 3551 3552 3553 3554 3555 3556 3557 3558 3559 3560',
  ca: '0511 0512 0513 0514 3245 3535 3536 3537 3538 3539 3540 3541 3542 3543 3544 3545 3546 3547 3548 3549 3550 3551 3552 3553 3554 3555 3556 3557 3558 3559 3560',
};

/** Numbers whose carriage the law of a mode forbids (TDGR Schedule 1, column 3). */
export const forbidden = {
  us: '',
  ca: '2249 2455 3097 3100 3121 3127 3133 3137 3255 3315 3319 3343 3344 3357 3374 3375',
};

/**
 * Numbers that a law of the land or the sea leaves to other modes: the letters A and W of 49 CFR 172.101 (b), but mercury, which is a
 * hazardous substance of 40 CFR 302.4; special provisions 63, 64 and 97 of TDGR, 960 of the IMDG Code, and 106 and 117 of the
 * Model Regulations, which the Australian code has. ADR and RID say it in Table A.
 */
export const notSubject = {
  us: '1363 1364 1365 1372 1373 1387 1841 1845 1856 1857 1910 1941 2071 2216 2812 2969 3334 3335 3360 3496',
  ca: '1327 1372 1387 1856 1857 1910 2216 2807 2812 3334 3335 3360 3496',
  imdg: '1910 2807 2812 3334 3335',
  adg: '1327 1372 1387 1856 1857 1910 2216 2807 2812 3334 3335 3360 3496',
};

/**
 * Where the law of a mode gives an entry another class, subsidiary hazard or packing group: mode, UN number, ours, theirs as
 * `class (subsidiary hazards) packing group`.
 */
export const reclassed = `
us|1613|6.1 (3) I|6.1 I
us|1614|6.1 (3) I|6.1 I
us|1754|8 I|8 (6.1) I
us|1829|8 I|8 (6.1) I
us|1835|8 (6.1) II|8 II
us|1856|4.2 -|4.2 III
us|2028|8 -|8 II
us|2071|9 -|9 III
us|2442|8 II|8 (6.1) II
us|2692|8 I|8 (6.1) I
us|2743|6.1 (3, 8) II|6.1 (3, 8) I
us|2826|8 (3) II|8 (3, 6.1) II
us|3165|3 (6.1, 8) -|3 (6.1, 8) I
us|3360|4.1 -|4.1 III
us|3369|4.1 (6.1) I|4.1 I
us|3423|6.1 (8) I|8 II
us|3507|6.1 (8) I|6.1 (7, 8) I
imdg|0248|1.2L -|1.2L (4.3) -
imdg|0249|1.3L -|1.3L (4.3) -
imdg|1613|6.1 (3) I|6.1 I
imdg|1614|6.1 (3) I|6.1 I
imdg|2028|8 -|8 II
imdg|2071|9 -|9 III
imdg|3165|3 (6.1, 8) -|3 (6.1, 8) I
ca|1327|4.1 -|4.1 III
ca|1613|6.1 (3) I|6.1 I
ca|1614|6.1 (3) I|6.1 I
ca|1835|8 (6.1) II|8 II
ca|1891|3 (6.1) II|6.1 II
ca|2028|8 -|8 II
ca|2071|9 -|9 III
ca|2807|9 -|9 III
ca|3165|3 (6.1, 8) -|3 (6.1, 8) I
ca|3369|4.1 (6.1) I|4.1 I
ca|3423|6.1 (8) I|8 II
ca|3507|6.1 (8) I|6.1 (7, 8) I
`;

/** How 49 CFR and the Canadian schedule spell what ADR writes in British English, in the order of replacement. */
export const spellings: readonly { readonly modes: readonly ('us' | 'ca')[]; readonly from: string; readonly to: string }[] =
  [
    { modes: ['us', 'ca'], from: 'SULPH', to: 'SULF' },
    { modes: ['us', 'ca'], from: 'ALUMINIUM', to: 'ALUMINUM' },
    { modes: ['us'], from: 'FIBRE', to: 'FIBER' },
    { modes: ['us'], from: 'FUELLED', to: 'FUELED' },
    { modes: ['us'], from: 'PLASTICS MOULDING', to: 'PLASTIC MOLDING' },
  ];

/** Names that are others altogether; `division` where they are those of one class of a number alone. */
export const otherNames: readonly { readonly modes: readonly ('us' | 'ca' | 'iata')[]; readonly un: string; readonly name: string; readonly division?: string }[] =
  [
    { modes: ['us', 'ca'], un: '1203', name: 'GASOLINE' },
    { modes: ['us', 'iata'], un: '1950', division: '2.1', name: 'AEROSOLS, FLAMMABLE' },
    { modes: ['us', 'iata'], un: '1950', division: '2.2', name: 'AEROSOLS, NON-FLAMMABLE' },
    { modes: ['us'], un: '1160', name: 'DIMETHYLAMINE SOLUTION' },
    { modes: ['us'], un: '1308', name: 'ZIRCONIUM SUSPENDED IN A LIQUID' },
    { modes: ['us', 'ca'], un: '1835', name: 'TETRAMETHYLAMMONIUM HYDROXIDE SOLUTION' },
    { modes: ['us', 'ca'], un: '2309', name: 'OCTADIENE' },
    { modes: ['us', 'ca'], un: '2602', name: 'DICHLORODIFLUOROMETHANE AND DIFLUOROETHANE AZEOTROPIC MIXTURE' },
    { modes: ['us', 'ca'], un: '3292', name: 'BATTERIES, CONTAINING SODIUM' },
    { modes: ['ca'], un: '3170', name: 'ALUMINUM REMELTING BY-PRODUCTS' },
    { modes: ['ca'], un: '1197', name: 'EXTRACTS, FLAVOURING, LIQUID' },
  ];
