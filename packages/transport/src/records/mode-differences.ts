/** Numbers that the law of a mode does not list. */
export const notListed = {
  us: '0514 1327 2455 2807 3245 3315 3323 3324 3325 3326 3330 3359 3374 3509 3551 3552 3553 3554 3555 3556 3557 3558 3559 3560',
  ca: '0511 0512 0513 0514 3245 3535 3536 3537 3538 3539 3540 3541 3542 3543 3544 3545 3546 3547 3548 3549 3550 3551 3552 3553 3554 3555 3556 3557 3558 3559 3560',
};

/**
 * Numbers whose carriage the law of a mode forbids: TDGR Schedule 1, column 3; by air those whose every row 49 CFR 172.101 forbids
 * in columns (9A) and (9B), on passenger and on cargo aircraft. The Technical Instructions, with which these columns are kept in
 * line, were not read; left out are explosives, articles and goods of which they may allow some.
 */
export const forbidden = {
  us: '',
  iata: `
    1003 1005 1008 1017 1023 1026 1038 1040 1045 1048 1050 1051 1052 1053 1062 1064 1067 1069 1073 1076 1079 1082 1092 1098
    1131 1135 1143 1162 1163 1182 1185 1194 1238 1239 1244 1251 1259 1295 1380 1381 1383 1510 1541 1560 1569 1580 1581 1582
    1583 1589 1595 1600 1603 1605 1612 1613 1614 1647 1660 1670 1672 1695 1698 1722 1741 1744 1745 1746 1749 1752 1754 1809
    1810 1829 1834 1836 1838 1854 1855 1859 1892 1911 1953 1955 1961 1966 1967 1972 1975 1994 2015 2032 2186 2188 2189 2190
    2191 2192 2194 2195 2196 2197 2198 2199 2201 2202 2203 2204 2232 2249 2304 2312 2334 2337 2381 2382 2407 2417 2418 2420
    2421 2426 2438 2441 2442 2447 2448 2474 2477 2480 2481 2482 2483 2484 2485 2486 2487 2488 2495 2521 2534 2548 2558 2576
    2605 2606 2626 2644 2646 2668 2676 2692 2740 2743 2826 2845 2846 2870 2901 3023 3057 3079 3083 3097 3100 3101 3102 3111
    3112 3113 3114 3115 3116 3117 3118 3119 3120 3121 3127 3133 3137 3138 3160 3162 3176 3194 3200 3221 3222 3231 3232 3233
    3234 3235 3236 3237 3238 3239 3240 3246 3250 3254 3255 3256 3257 3258 3294 3300 3303 3304 3305 3306 3307 3308 3309 3310
    3311 3312 3318 3355 3375 3381 3382 3383 3384 3385 3386 3387 3388 3389 3390 3391 3392 3393 3394 3483 3488 3489 3490 3491
    3512 3514 3515 3516 3517 3518 3519 3520 3521 3522 3523 3524 3525 3526 3533 3534
  `,
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
