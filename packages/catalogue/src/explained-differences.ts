/** A place where a record deliberately says something else than a public reference, or than its own entry, and why. */
export type ExplainedDifference = {
  readonly id: number;
  readonly field: string;
  readonly reference: string;
  readonly reason: string;
};

export const explainedDifferences: readonly ExplainedDifference[] = [
  {
    id: 1016,
    field: 'Annex VI ATE',
    reference: '',
    reason:
      'Delegated Regulation (EU) 2024/197 (21st ATP) set oral ATE 1200 mg/kg; the full table at hand ends with the 17th ATP.',
  },
  {
    id: 1052,
    field: 'Annex VI ATE',
    reference: 'oral 1200',
    reason:
      'Delegated Regulation (EU) 2022/692 (18th ATP) added the inhalation ATE 3 mg/l (vapours) with Acute Tox. 3; the full table at hand ends with the 17th ATP.',
  },
  {
    id: 1057,
    field: 'Annex VI limits',
    reference: '',
    reason:
      'Delegated Regulation (EU) 2022/692 (18th ATP) set Repr. 1B with C >= 3 %; the full table at hand ends with the 17th ATP.',
  },
  {
    id: 1201,
    field: 'Annex VI limits',
    reference: 'STOT RE 2 H373: 5<=C',
    reason:
      'The limit belonged to STOT RE 2; the entry now is STOT RE 1, H372 (nervous system), for which the generic limits apply.',
  },
  {
    id: 1228,
    field: 'Annex VI notes',
    reference: 'C',
    reason:
      'Delegated Regulation (EU) 2022/692 (18th ATP) gave propylbenzene an entry of its own, so that cumene is no longer a group of isomers.',
  },
  {
    id: 2102,
    field: 'Annex VI M',
    reference: '',
    reason:
      'Delegated Regulation (EU) 2024/2564 (22nd ATP) rewrote the entry; the full table at hand ends with the 17th ATP.',
  },
  {
    id: 2108,
    field: 'Annex VI M',
    reference: '',
    reason:
      'Delegated Regulation (EU) 2022/692 (18th ATP) added Aquatic Acute 1 and Chronic 1 with M = 10 each; the full table at hand ends with the 17th ATP.',
  },
  {
    id: 5101,
    field: 'Annex VI limits',
    reference: 'Eye Irrit. 2 H319: 0.06<=C<0.6; Skin Irrit. 2 H315: 0.06<=C<0.6',
    reason:
      'The table prints the limits of Skin Corr. 1C, Eye Dam. 1 and Skin Sens. 1A without repeating the statement code; the record writes it out.',
  },
  {
    id: 5104,
    field: 'Annex VI limits',
    reference: '',
    reason:
      'The table prints the limit of Skin Sens. 1A without repeating the statement code; the record writes it out.',
  },
  {
    id: 5103,
    field: 'Annex VI limits',
    reference: 'Skin Sens. 1 H317: 0.05<=C',
    reason:
      'Delegated Regulation (EU) 2024/197 (21st ATP) set Skin Sens. 1A with C >= 0.036 %; the full table at hand ends with the 17th ATP.',
  },
  {
    id: 5103,
    field: 'Annex VI M',
    reference: '',
    reason:
      'Delegated Regulation (EU) 2024/197 (21st ATP) set M = 1 for both aquatic classes; the full table at hand ends with the 17th ATP.',
  },
  {
    id: 5103,
    field: 'Annex VI ATE',
    reference: '',
    reason:
      'Delegated Regulation (EU) 2024/197 (21st ATP) set ATE 450 mg/kg (oral) and 0.21 mg/l (dusts or mists); the full table at hand ends with the 17th ATP.',
  },
  {
    id: 5110,
    field: 'Annex VI limits',
    reference:
      'Eye Irrit. 2 H319: 5<=C<25; STOT SE 3 H335: 5<=C; Skin Corr. 1B H314: 25<=C; Skin Irrit. 2 H315: 5<=C<25; Skin Sens. 1 H317: 0.2<=C',
    reason: 'The entry now is Skin Sens. 1A; its limit of 0.2 % is kept.',
  },
  {
    id: 5112,
    field: 'Annex VI M',
    reference: '10',
    reason:
      'The entry was revised with Carc. 1B after the 17th ATP; the opinion behind it (RAC, 2021) sets M = 100 for both aquatic classes.',
  },
  {
    id: 5220,
    field: 'Annex VI M',
    reference: '',
    reason: 'Aquatic Acute 1 and Chronic 1 were added after the 17th ATP, with M = 1 each.',
  },
  {
    id: 5321,
    field: 'Annex VI M',
    reference: '',
    reason: 'Aquatic Acute 1 and Chronic 1 were added after the 17th ATP, with M = 1 and M = 10.',
  },
  {
    id: 5531,
    field: 'Annex VI entry',
    reference: '022-006-00-2',
    reason:
      'The General Court annulled the entry (T-279/20 of 23 November 2022) and the Court of Justice dismissed the appeals on 1 August 2025.',
  },
  {
    id: 5724,
    field: 'name',
    reference: "3-Pyridinecarboxamide, 2-chloro-N-(4'-chloro[1,1'-biphenyl]-2-yl)-",
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 5320,
    field: 'formula',
    reference: 'Unspecified',
    reason: 'A mixture of isomers of one formula.',
  },
  {
    id: 5535,
    field: 'molar mass',
    reference: '239.59612 239.59612',
    reason: 'Fe3O4 weighs 231.53; the inventory computed another formula.',
  },
  {
    id: 5538,
    field: 'formula',
    reference: 'H2MgO3Si',
    reason: 'The inventory divides the formula of talc; the record gives one unit of Mg3Si4O10(OH)2.',
  },
  {
    id: 5538,
    field: 'molar mass',
    reference: '102.40458 102.40458',
    reason: 'The inventory weighs a divided formula; the record weighs Mg3Si4O10(OH)2.',
  },
  {
    id: 5555,
    field: 'formula',
    reference: 'Unspecified',
    reason: 'Synthetic amorphous silica is SiO2.',
  },
  {
    id: 2315,
    field: 'Annex VI limits',
    reference: '',
    reason:
      'The table prints the limit C >= 0.03 % of lead powder without a statement code; it is that of H360D, as the entry in the consolidated text has it.',
  },
  { id: 3013, field: 'formula', reference: 'Unspecified', reason: 'Synthetic amorphous silica is SiO2.' },
  {
    id: 1010,
    field: 'UN number',
    reference: 'PENTANOLS',
    reason: "UN 1105 carries every pentanol under the group's name.",
  },
  {
    id: 1240,
    field: 'UN number',
    reference: 'DIPENTENE',
    reason: 'UN 2052 carries limonene of either hand under the name of the racemate.',
  },
  {
    id: 1409,
    field: 'UN number',
    reference: 'TURPENTINE SUBSTITUTE',
    reason: 'UN 1300 is the number of white spirits, which ADR calls turpentine substitute.',
  },
  {
    id: 1445,
    field: 'UN number',
    reference: 'TURPENTINE SUBSTITUTE',
    reason: 'UN 1300 is the number of white spirits, which ADR calls turpentine substitute.',
  },
  {
    id: 6007,
    field: 'Annex VI classification',
    reference:
      'Acute Tox. 2 H300; Acute Tox. 3 H331; Aquatic Acute 1 H317; Aquatic Chronic 1 H400; Carc. 2 H351; STOT RE 1 H372 (nervous; Skin Sens. 1B system)',
    reason:
      'The consolidated list at hand runs the lines of this row into one another; the 17th ATP prints them in order.',
  },
  {
    id: 7914,
    field: 'Annex VI classification',
    reference:
      'Aquatic Acute 1 H318; Aquatic Chronic 1 H400; Asp. Tox. 1 H304; Eye Dam. 1 H315; STOT RE 2 H373 (gastrointestinal tract, liver, immune; Skin Irrit. 2 system)',
    reason:
      'The consolidated list at hand breaks the named organs of this row in two; the 17th ATP prints them in order.',
  },
  {
    id: 6050,
    field: 'name',
    reference: "1H,7H-Naphtho[1,8-bc:4,4a-c']difuran-5,10a(8H)-dicarboxylic acid, 10-(acetyloxy)",
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6101,
    field: 'name',
    reference: 'Carbamic acid, [2-[[[1-(4-chlorophenyl)-1H-pyrazol-3-yl]oxy]methyl]phenyl]methox',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6103,
    field: 'name',
    reference: 'Methanone, [2-[[6-(2-chlorophenoxy)-5-fluoro-4-pyrimidinyl]oxy]phenyl](5,6-dihyd',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6109,
    field: 'name',
    reference: '1H-1,2,4-Triazole-1-ethanol, .alpha.-(2-fluorophenyl)-.alpha.-(4-fluorophenyl)-',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6119,
    field: 'name',
    reference: "N-(3',4'-dichloro-5-fluorobiphenyl-2-yl)-3-(difluoromethyl)-1-methyl-1H-pyrazole",
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6134,
    field: 'name',
    reference: 'Benzamide, 2,6-dichloro-N-[[3-chloro-5-(trifluoromethyl)-2-pyridinyl]methyl]-',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6210,
    field: 'name',
    reference: '2-Pyridinecarboxylic acid, 4-amino-3-chloro-6-(4-chloro-2-fluoro-3-methoxyphenyl',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6242,
    field: 'name',
    reference: '3-Pyridinecarboxamide, 2-[[[[(4,6-dimethoxy-2-pyrimidinyl)amino]carbonyl]amino]s',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6243,
    field: 'name',
    reference: '2-Pyridinesulfonamide, N-[[(4,6-dimethoxy-2-pyrimidinyl)amino]carbonyl]-3-(ethyl',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6248,
    field: 'name',
    reference: 'Benzamide, 2-[[[[(4,6-dimethoxy-2-pyrimidinyl)amino]carbonyl]amino]sulfonyl]-4-(',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6252,
    field: 'name',
    reference: 'Benzoic acid, 2-[[[[(4,6-dimethoxy-2-pyrimidinyl)amino]carbonyl]amino]sulfonyl]-',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6260,
    field: 'name',
    reference: 'tritosulfuron (ISO) (containing ≤ 0,02% AMTT); 1-[4-methoxy-6-(trifluoromethyl)-',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6280,
    field: 'name',
    reference: 'Acetic acid, 2-[(5-chloro-8-quinolinyl)oxy]-, 1-methylhexyl ester',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6281,
    field: 'name',
    reference: '1H-Pyrazole-3,5-dicarboxylic acid, 1-(2,4-dichlorophenyl)-4,5-dihydro-5-methyl-,',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6299,
    field: 'name',
    reference: 'Cyclohexanecarboxylic acid, 3,5-dioxo-4-(1-oxopropyl)-, ion(1-), calcium, calciu',
    reason: 'The common (ISO) name is the one that recipes use.',
  },
  {
    id: 6136,
    field: 'formula',
    reference: 'C2H7AlO3P',
    reason: 'The inventory writes a third of the salt; the record gives the whole, Al(C2H6O3P)3.',
  },
  {
    id: 6136,
    field: 'molar mass',
    reference: '137.030479 137.030479',
    reason: 'The inventory weighs a third of the salt; the record weighs the whole.',
  },
  {
    id: 6459,
    field: 'Annex VI classification',
    reference:
      'Acute Tox. 4 H302; Aquatic Acute 1 H400; Aquatic Chronic 1 H410; Asp Tox. 1 H304; STOT RE 2 H373 (gastro-intestinal tract, liver, immune system); STOT SE 3 H335; Skin Corr. 1B H314',
    reason:
      'The consolidated list at hand runs the lines of this row into one another; the 17th ATP prints them in order.',
  },
  {
    id: 6422,
    field: 'name',
    reference: '(C)7-10 (C)7-10 C18H22CaO6S2',
    reason: 'The inventory prints a placeholder for the name.',
  },
  {
    id: 2415,
    field: 'Annex VI limits',
    reference: 'Resp. Sens. H334: 0.2<=C; STOT SE 3 H335: 5<=C; Skin Sens. H317: 0.2<=C',
    reason:
      'The table prints the limits of Resp. Sens. 1 and Skin Sens. 1 without the category; the record writes it out.',
  },
  {
    id: 2417,
    field: 'Annex VI limits',
    reference: 'Resp. Sens. H334: 0.2<=C; Skin Sens. H317: 0.2<=C',
    reason:
      'The table prints the limits of Resp. Sens. 1 and Skin Sens. 1 without the category; the record writes it out.',
  },
  {
    id: 2448,
    field: 'molar mass',
    reference: '153.016529 153.016529',
    reason: 'The inventory weighs acid and metal with the hydrogen of the acid; MnSO4 weighs 150.99.',
  },
  {
    id: 2613,
    field: 'Annex VI CAS',
    reference: '10361-37-2',
    reason: 'The entry names the anhydrous salt; it covers the hydrate too (CLP Annex VI, 1.1.1.5).',
  },
  {
    id: 2659,
    field: 'Annex VI classification',
    reference: 'Flam. Sol. 1 H228; Self-heat. 1 H252; Water-react. 2 H261',
    reason:
      'The table prints H252 beside Self-heat. 1; the statement of that category is H251 (CLP Annex I, Table 2.11.2).',
  },
  {
    id: 2686,
    field: 'Annex VI limits',
    reference: 'Carc 1B H350: 0.01<=C; STOT RE 2 H373: 0.01<=C<0.1',
    reason:
      'The table prints the limit of STOT RE 1 without its statement, and Carc 1B without the point; the record writes both out.',
  },
  {
    id: 2690,
    field: 'Annex VI entry',
    reference: '014-048-00-5',
    reason: 'The entry is for silicon carbide fibres; the record is the powder and grain.',
  },
  {
    id: 2767,
    field: 'Annex VI CAS',
    reference:
      '12001-28-4 [1]; 132207-32-0 [2]; 12172-73-5 [3]; 77536-66-4 [4]; 77536-68-6 [5]; 77536-67-5 [6]; 12001-29-5 [7]',
    reason: 'The entry names the six minerals; 1332-21-4 is the number of asbestos without its kind.',
  },
  {
    id: 2789,
    field: 'Annex VI CAS',
    reference: '7446-19-7 [1]; 7733-02-0 [2]',
    reason: 'The entry covers the mono-, hexa- and heptahydrate; the table prints the number of the monohydrate alone.',
  },
  {
    id: 2750,
    field: 'molar mass',
    reference: '63.980501 63.980501',
    reason: 'The inventory leaves two atoms of hydrogen out of the mass; H3PO2 weighs 66.00.',
  },
  {
    id: 6505,
    field: 'molar mass',
    reference: '150.15407 150.15407',
    reason: 'The inventory weighs acid and metal with the hydrogen of the acid; C5H4NNaOS weighs 149.14.',
  },
  {
    id: 6623,
    field: 'molar mass',
    reference: '226.26892 226.26892',
    reason: 'The inventory weighs the dihydroperoxide; the record is the monohydroperoxide, C12H18O2.',
  },
  {
    id: 6723,
    field: 'molar mass',
    reference: '275.9213 275.9213',
    reason: 'The inventory leaves three atoms of oxygen out of the mass; BiVO4 weighs 323.92.',
  },
  {
    id: 6724,
    field: 'name',
    reference: '[4-[?-[4-(dimethylamino)phenyl]benzylidene]cyclohexa-2,5-dien-1-ylidene]dimethyl',
    reason: 'The inventory parts the hydrochloride from the oxalate by a number behind the name.',
  },
  {
    id: 6826,
    field: 'Annex VI limits',
    reference: 'Eye Irrit. H319: 5<=C; STOT SE 3 H335: 5<=C; Skin Irrit. 2 H315: 5<=C',
    reason: 'The table prints the limit of Eye Irrit. 2 without the category; the record writes it out.',
  },
  {
    id: 6001,
    field: 'Annex VI M',
    reference: '',
    reason:
      'The entry was revised after the 17th ATP, with M = 10 for both aquatic classes; the full table at hand ends there.',
  },
  {
    id: 6001,
    field: 'Annex VI ATE',
    reference: '',
    reason: 'The entry was revised after the 17th ATP, with ATE 140 mg/kg (oral); the full table at hand ends there.',
  },
  {
    id: 6238,
    field: 'Annex VI M',
    reference: '10',
    reason:
      'The entry was revised after the 17th ATP, with M = 10 for both aquatic classes; the full table at hand ends there.',
  },
  {
    id: 3154,
    field: 'name',
    reference: 'Dec-1-ene, homopolymer, hydrogenated Dec-1-ene, oligomers, hydrogenated',
    reason: 'The inventory runs two names into one another.',
  },
  {
    id: 3169,
    field: 'molar mass',
    reference: '307.41764 307.41764',
    reason: 'The inventory weighs acid and metal with the hydrogen of the acid; C18H35LiO3 weighs 306.42.',
  },
  {
    id: 6933,
    field: 'name',
    reference: 'Poly[oxy(methyl-1,2-ethanediyl)], .alpha.-hydro-.omega.-hydroxy-, ether with 2,2',
    reason: "The trade's name; that of the inventory is longer than the field it is printed in.",
  },
  {
    id: 8610,
    field: 'Annex VI CAS',
    reference: '5064-31-3',
    reason: 'The entry names the anhydrous salt; it covers the hydrate too (CLP Annex VI, 1.1.1.5).',
  },
  {
    id: 8607,
    field: 'molar mass',
    reference: '301.24889 301.24889',
    reason: 'The inventory weighs another form; C10H15N2Na3O7 weighs 344.21.',
  },
  {
    id: 8652,
    field: 'name',
    reference: '?,?-dimethylphenethyl acetate',
    reason: "The inventory's name has question marks for the Greek letters.",
  },
  {
    id: 7611,
    field: 'UN number',
    reference: 'HEXANES',
    reason: 'Table A names the isomers of hexane together; CAMEO Chemicals gives 2,2-dimethylbutane UN 1208.',
  },
  {
    id: 7613,
    field: 'UN number',
    reference: 'HEXANES',
    reason: 'Table A names the isomers of hexane together; only 2,3-dimethylbutane has a number of its own.',
  },
  {
    id: 7713,
    field: 'UN number',
    reference: 'CHLOROPHENOLS, SOLID',
    reason:
      'Table A names the chlorophenols together; of the solid ones only pentachlorophenol has its own number (SP 205).',
  },
  {
    id: 7615,
    field: 'flash point beside the entry',
    reference: 'Flam. Liq. 2',
    reason:
      'Measured at 32 °C (NFPA 497) and 36 °C (IEC 60079-20-1), which is Category 3; the harmonised entry says Category 2 and binds.',
  },
  {
    id: 7955,
    field: 'acute toxicity beside the entry',
    reference: 'oral 4',
    reason:
      'Rat LD50s of 70, 430 and 470 mg/kg are published; the entry agrees with the higher two. Products are judged by the lowest.',
  },
  {
    id: 7513,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      '108 mg/kg is the one rat LD50 that the sources hold; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7515,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The rat LD50s that the sources hold lie at 200 and 250 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7522,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      '910 mg/kg is the one rat LD50 that the sources hold; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7536,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The rat LD50s that the sources hold lie at 823 and 1065 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7816,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie at 1500 and 1800 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7851,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      '1870 mg/kg is the one rat LD50 that the sources hold; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7859,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      '800 mg/kg is the one rat LD50 that the sources hold; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7860,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      '1200 mg/kg is the one rat LD50 that the sources hold; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7863,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie between 337 and 740 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 2427,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie between 434 and 978 mg/kg of the salt; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 2429,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie between 640 and 732 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 6869,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie at 595 and 800 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 6923,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie between 1400 and 1862 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 6928,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The rat LD50s that the sources hold lie at 351, 444 and 517 mg/kg, in one study between 120 and 250; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 2428,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie between 503 and 819 mg/kg of the salt; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 8573,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The rat LD50 lies at 474 mg/kg in one study, between 200 and 400 in another; a class that the entry does not list is for the supplier to find (CLP Article 4(3)).',
  },
  {
    id: 7807,
    field: 'acute toxicity beside the entry',
    reference: 'oral none',
    reason:
      'The curated rat LD50s lie at 111, 122, 730 and 820 mg/kg; a class that the entry does not list is for the supplier to find (CLP Article 4(3)). Products are judged by the lowest.',
  },
];
