import { record } from '../substance-record.ts';

export const epoxiesHardeners = [
  record({
    id: 5301, name: 'Bis-[4-(2,3-epoxipropoxi)phenyl]propane', synonyms: 'BADGE; DGEBA; bisphenol A diglycidyl ether; 2,2\'-[(1-methylethylidene)bis(4,1-phenyleneoxymethylene)]bisoxirane',
    cas: '1675-54-3', ec: '216-823-5', formula: 'C21H24O4', molarMass: 340.42,
    index: '603-073-00-2', harmonised: 'Eye Irrit. 2 H319; Skin Irrit. 2 H315; Skin Sens. 1 H317', limits: 'Eye Irrit. 2 H319: C>=5; Skin Irrit. 2 H315: C>=5', also: { reach: 'Aquatic Chronic 2 H411' },
    state: 'liquid', appearance: 'colourless to yellowish viscous liquid', values: { hsdb: 'd 1.16' }, un: '3082',
  }),
  record({
    id: 5302, name: 'Reaction product: bisphenol-A-(epichlorhydrin); epoxy resin (number average molecular weight ≤ 700)', synonyms: 'epoxy resin; bisphenol A epoxy resin; liquid epoxy resin; 4,4\'-isopropylidenediphenol, oligomeric reaction products with 1-chloro-2,3-epoxypropane',
    cas: '25068-38-6', ec: '500-033-5',
    index: '603-074-00-8', harmonised: 'Eye Irrit. 2 H319; Skin Irrit. 2 H315; Skin Sens. 1 H317; Aquatic Chronic 2 H411', limits: 'Eye Irrit. 2 H319: C>=5; Skin Irrit. 2 H315: C>=5',
    state: 'liquid', appearance: 'pale yellow viscous liquid', tox: { 'epa-test': 'oral 11400 rat' }, un: '3082',
  }),
  record({
    id: 5303, name: 'Formaldehyde, oligomeric reaction products with 1-chloro-2,3-epoxypropane and phenol', synonyms: 'bisphenol F epoxy resin; BPF epoxy; novolac epoxy resin; BFDGE',
    cas: '9003-36-5', ec: '500-006-8',
    notified: 'Skin Irrit. 2 H315; Skin Sens. 1A H317; Aquatic Chronic 2 H411', by: 'reach', state: 'liquid', appearance: 'colourless to pale yellow viscous liquid', un: '3082',
  }),
  record({
    id: 5304, name: 'Oxirane, mono[(C12-14-alkyloxy)methyl] derivs.', synonyms: 'C12-14 alkyl glycidyl ether; AGE (C12-C14); epoxide 8',
    cas: '68609-97-2', ec: '271-846-8',
    index: '603-103-00-4', harmonised: 'Skin Irrit. 2 H315; Skin Sens. 1 H317', state: 'liquid', appearance: 'clear colourless liquid', tox: { 'epa-test': 'oral 17100 rat' }
  }),
  record({
    id: 5305, name: '1,6-Bis(2,3-epoxypropoxy)hexane', synonyms: 'HDDGE; 1,6-hexanediol diglycidyl ether',
    cas: '16096-31-4', ec: '240-260-4', formula: 'C12H22O4', molarMass: 230.3,
    notified: 'Skin Irrit. 2 H315; Eye Irrit. 2 H319; Skin Sens. 1 H317; Aquatic Chronic 3 H412', by: 'cnl', state: 'liquid', appearance: 'clear colourless liquid',
  }),
  record({
    id: 5306, name: '1,4-Bis(2,3-epoxypropoxy)butane', synonyms: 'BDDGE; 1,4-butanediol diglycidyl ether; butanedioldiglycidyl ether',
    cas: '2425-79-8', ec: '219-371-7', formula: 'C10H18O4', molarMass: 202.25,
    index: '603-072-00-7', harmonised: 'Acute Tox. 4* H332; Acute Tox. 4* H312; Eye Irrit. 2 H319; Skin Irrit. 2 H315; Skin Sens. 1 H317', also: { reach: 'Acute Tox. 4 H302; Aquatic Chronic 3 H412' },
    state: 'liquid', appearance: 'colourless liquid', values: { crc: 'bp 266; d 1.125', icsc: 'fp 129; sol misc' }, tox: { karmaus: 'oral 1410 rat' },
  }),
  record({
    id: 5307, name: '[(Tolyloxy)methyl]oxirane', synonyms: 'cresyl glycidyl ether; CGE; 2,3-epoxypropyl tolyl ether',
    cas: '26447-14-3', ec: '247-711-4', formula: 'C10H12O2', molarMass: 164.2,
    index: '603-056-00-X', harmonised: 'Muta. 2 H341; Skin Irrit. 2 H315; Skin Sens. 1 H317; Aquatic Chronic 2 H411', notes: 'C', state: 'liquid', appearance: 'colourless to pale yellow liquid', tox: { karmaus: 'oral 5140 rat' },
  }),
  record({
    id: 5308, name: '2,3-Epoxypropyl phenyl ether', synonyms: 'phenyl glycidyl ether; PGE; 1,2-epoxy-3-phenoxypropane',
    cas: '122-60-1', ec: '204-557-2', formula: 'C9H10O2', molarMass: 150.17,
    index: '603-067-00-X', harmonised: 'Carc. 1B H350; Muta. 2 H341; Acute Tox. 4* H332; STOT SE 3 H335; Skin Irrit. 2 H315; Skin Sens. 1 H317; Aquatic Chronic 3 H412',
    state: 'liquid', appearance: 'colourless liquid', odour: 'characteristic', values: { crc: 'bp 244.2; d 1.1109', wikidata: 'fp 120', webbook: 'mp 3.64', hsdb: 'sol 2400@25' }, tox: { karmaus: 'oral 2500 rat' }, oel: { 'osha-z1': '60/10' },
  }),
  record({
    id: 5309, name: '3-Aminomethyl-3,5,5-trimethylcyclohexylamine', synonyms: 'IPDA; isophorone diamine; isophoronediamine',
    cas: '2855-13-2', ec: '220-666-8', formula: 'C10H22N2', molarMass: 170.3,
    index: '612-067-00-9', harmonised: 'Acute Tox. 4 H302; Skin Corr. 1B H314; Eye Dam. 1 H318; Skin Sens. 1A H317', limits: 'Skin Sens. 1A H317: C>=0.001', ates: 'oral 1030', nonAdditive: true,
    state: 'liquid', appearance: 'colourless liquid', odour: 'amine-like', values: { yaws: 'bp 247', hsdb: 'd 0.922; mp 10', cameo: 'fp 110', icsc: 'sol 492000@23.8' }, un: '2289',
  }),
  record({
    id: 5310, name: '3,6-Diazaoctanethylenediamin', synonyms: 'TETA; triethylenetetramine; trientine',
    cas: '112-24-3', ec: '203-950-6', formula: 'C6H18N4', molarMass: 146.24,
    index: '612-059-00-5', harmonised: 'Acute Tox. 4* H312; Skin Corr. 1B H314; Skin Sens. 1 H317; Aquatic Chronic 3 H412', nonAdditive: true,
    state: 'liquid', appearance: 'colourless to yellowish liquid', odour: 'amine-like', values: { crc: 'bp 266.5; mp 12', hsdb: 'ait 337.78; d 0.9818@20; fp 143.33; sol misc' }, un: '2259',
  }),
  record({
    id: 5311, name: '2,2\'-Iminodiethylamine', synonyms: 'DETA; diethylenetriamine; 2,2\'-iminodi(ethylamine)',
    cas: '111-40-0', ec: '203-865-4', formula: 'C4H13N3', molarMass: 103.17,
    index: '612-058-00-X', harmonised: 'Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314; Skin Sens. 1 H317', nonAdditive: true,
    state: 'liquid', appearance: 'colourless to yellow liquid', odour: 'ammoniacal', values: { iec: 'fp 99 (closed cup); ait 357', crc: 'bp 206.5; mp -39; d 0.9569', wikidata: 'lel 2; uel 6.7', hsdb: 'vp 0.031@25' }, tox: { karmaus: 'oral 1080 rat' }, un: '2079', oel: { eh40: '4.3/1 (skin)' },
  }),
  record({
    id: 5312, name: '3,6,9-Triazaundecamethylenediamine', synonyms: 'TEPA; tetraethylenepentamine',
    cas: '112-57-2', ec: '203-986-2', formula: 'C8H23N5', molarMass: 189.3,
    index: '612-060-00-0', harmonised: 'Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314; Skin Sens. 1 H317; Aquatic Chronic 2 H411', nonAdditive: true,
    state: 'liquid', appearance: 'yellow viscous liquid', odour: 'amine-like', values: { crc: 'bp 341.5', webbook: 'mp -30', hsdb: 'ait 321.11; d 0.998@20; fp 162.78' }, tox: { karmaus: 'oral 2100 rat' }, un: '2320',
  }),
  record({
    id: 5313, name: 'Ethylenediamine', synonyms: 'EDA; 1,2-diaminoethane; ethane-1,2-diamine',
    cas: '107-15-3', ec: '203-468-6', formula: 'C2H8N2', molarMass: 60.1,
    index: '612-006-00-6', harmonised: 'Flam. Liq. 3 H226; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314; Resp. Sens. 1 H334; Skin Sens. 1 H317', nonAdditive: true,
    state: 'liquid', appearance: 'colourless fuming liquid', odour: 'ammoniacal', values: { iec: 'fp 33 (closed cup); ait 385; lel 2.5; uel 16.5', crc: 'bp 116.9; mp 11.14; d 0.8979', physprop: 'kow -2.04', hsdb: 'vp 1.61@25' }, tox: { karmaus: 'oral 1200 rat' }, degradable: ['ready', 'reach'], un: '1604', oel: { 'osha-z1': '25/10' },
  }),
  record({
    id: 5314, name: '2-Piperazin-1-ylethylamine', synonyms: 'AEP; N-aminoethylpiperazine; 1-(2-aminoethyl)piperazine',
    cas: '140-31-8', ec: '205-411-0', formula: 'C6H15N3', molarMass: 129.21,
    index: '612-105-00-4', harmonised: 'Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314; Skin Sens. 1 H317; Aquatic Chronic 3 H412', nonAdditive: true,
    state: 'liquid', appearance: 'pale yellow liquid', odour: 'amine-like', values: { crc: 'd 0.9852', webbook: 'mp -17.59', hsdb: 'fp 93.33' }, tox: { ice: 'oral 2140 rat' }, un: '2815',
  }),
  record({
    id: 5315, name: 'm-Phenylenebis(methylamine)', synonyms: 'MXDA; m-xylylenediamine; 1,3-bis(aminomethyl)benzene',
    cas: '1477-55-0', ec: '216-032-5', formula: 'C8H12N2', molarMass: 136.19,
    notified: 'Acute Tox. 4 H302; Acute Tox. 4 H332; Skin Corr. 1B H314; Eye Dam. 1 H318; Skin Sens. 1 H317; Aquatic Chronic 3 H412', by: 'reach', euh: 'EUH071', nonAdditive: true,
    state: 'liquid', appearance: 'colourless liquid', odour: 'amine-like', values: { crc: 'bp 247; d 1.0522', wikidata: 'fp 117.22; mp 14.44' }, un: '2735',
  }),
  record({
    id: 5316, name: '2,4,6-Tris(dimethylaminomethyl)phenol', synonyms: 'DMP-30; tris(dimethylaminomethyl)phenol; TAP',
    cas: '90-72-2', ec: '202-013-9', formula: 'C15H27N3O', molarMass: 265.4,
    index: '603-069-00-0', harmonised: 'Acute Tox. 4* H302; Eye Irrit. 2 H319; Skin Irrit. 2 H315', also: { reach: 'Skin Corr. 1C H314; Eye Dam. 1 H318' },
    state: 'liquid', appearance: 'yellow to amber liquid', odour: 'amine-like', values: { hsdb: 'ait 382; fp 124' }, tox: { karmaus: 'oral 2169 rat' },
  }),
  record({
    id: 5317, name: 'Benzyldimethylamine', synonyms: 'BDMA; N,N-dimethylbenzylamine',
    cas: '103-83-3', ec: '203-149-1', formula: 'C9H13N', molarMass: 135.21,
    index: '612-074-00-7', harmonised: 'Flam. Liq. 3 H226; Acute Tox. 4* H332; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314; Aquatic Chronic 3 H412', nonAdditive: true,
    state: 'liquid', appearance: 'colourless to pale yellow liquid', odour: 'amine-like', values: { crc: 'bp 179; d 0.915; kow 1.98', wikidata: 'mp -75', icsc: 'fp 57; sol 12000' }, tox: { ice: 'oral 265 rat' }, un: '2619',
  }),
  record({
    id: 5318, name: 'Poly[oxy(methyl-1,2-ethanediyl)], alpha-(2-aminomethylethyl)-omega-(2-aminomethylethoxy)-', synonyms: 'polyoxypropylenediamine; polyether diamine D-230; POPDA',
    cas: '9046-10-0',
    notified: 'Acute Tox. 4 H302; Skin Corr. 1C H314; Eye Dam. 1 H318; Aquatic Chronic 3 H412', by: 'reach', nonAdditive: true, state: 'liquid', appearance: 'colourless to pale yellow liquid', odour: 'amine-like', tox: { karmaus: 'oral 2885 rat' }, un: '2735',
  }),
  record({
    id: 5319, name: '2,2,4(or 2,4,4)-Trimethylhexane-1,6-diamine', synonyms: 'TMD; TMHDA; trimethylhexamethylenediamine',
    cas: '25513-64-8', ec: '247-063-2', formula: 'C9H22N2', molarMass: 158.29,
    notified: 'Acute Tox. 4 H302; Skin Corr. 1A H314; Eye Dam. 1 H318; Skin Sens. 1A H317; Aquatic Chronic 3 H412', by: 'reach', nonAdditive: true, state: 'liquid', appearance: 'colourless to pale yellow liquid', odour: 'amine-like', un: '2327',
  }),
  record({
    id: 5320, name: 'Phenol, 4-nonyl-, branched', synonyms: 'nonylphenol; 4-nonylphenol, branched; para-nonylphenol',
    cas: '84852-15-3', ec: '284-325-5', formula: 'C15H24O', molarMass: 220.35,
    index: '601-053-00-8', harmonised: 'Repr. 2 H361fd; Acute Tox. 4* H302; Skin Corr. 1B H314; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', nonAdditive: true,
    state: 'liquid', appearance: 'pale yellow viscous liquid', odour: 'phenolic', values: { yaws: 'bp 295' }, tox: { karmaus: 'oral 1412 rat' }, un: '3145',
  }),
  record({
    id: 5321, name: 'Bisphenol A', synonyms: 'BPA; 4,4\'-isopropylidenediphenol; 2,2-bis(4-hydroxyphenyl)propane',
    cas: '80-05-7', ec: '201-245-8', formula: 'C15H16O2', molarMass: 228.29,
    index: '604-030-00-0', harmonised: 'Repr. 1B H360F; STOT SE 3 H335; Eye Dam. 1 H318; Skin Sens. 1 H317; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', mAcute: 1, mChronic: 10,
    state: 'solid', appearance: 'white flakes or crystals', odour: 'mild phenolic', values: { crc: 'mp 160', physprop: 'kow 3.32', hsdb: 'd 1.195@25; fp 227; sol 300@25' }, tox: { karmaus: 'oral 3300 rat' }, degradable: ['ready', 'reach'], un: '3077',
    oel: { 'ioelv-4': '2/- (inhalable)', eh40: '2/- (inhalable)' },
  }),
  record({
    id: 5322, name: 'Hexahydromethylphthalic anhydride', synonyms: 'MHHPA; methylhexahydrophthalic anhydride',
    cas: '25550-51-0', ec: '247-094-1', formula: 'C9H12O3', molarMass: 168.19,
    index: '607-241-00-6', harmonised: 'Eye Dam. 1 H318; Resp. Sens. 1 H334; Skin Sens. 1 H317', notes: 'C', state: 'liquid', appearance: 'colourless liquid',
  }),
  record({
    id: 5323, name: 'Tetrahydromethylphthalic anhydride', synonyms: 'MTHPA; methyltetrahydrophthalic anhydride',
    cas: '11070-44-3', ec: '234-290-7', formula: 'C9H10O3', molarMass: 166.17,
    index: '607-240-00-0', harmonised: 'Eye Dam. 1 H318; Resp. Sens. 1 H334; Skin Sens. 1 H317', notes: 'C', state: 'liquid', appearance: 'pale yellow liquid',
  }),
  record({
    id: 5324, name: 'Cyanoguanidine', synonyms: 'DICY; dicyandiamide; dicyanodiamide',
    cas: '461-58-5', ec: '207-312-8', formula: 'C2H4N4', molarMass: 84.08,
    notClassified: 'reach', state: 'solid', appearance: 'white crystalline powder', odour: 'odourless', values: { crc: 'mp 207; d 1.4041', physprop: 'kow -1.15' },
  }),
  record({
    id: 5325, name: 'Cobalt bis(2-ethylhexanoate)', synonyms: 'cobalt octoate; cobalt 2-ethylhexanoate; cobalt drier',
    cas: '136-52-7', ec: '205-250-6', formula: 'C16H30CoO4', molarMass: 345.34,
    notified: 'Acute Tox. 4 H302; Eye Irrit. 2 H319; Skin Sens. 1A H317; Repr. 1B H360Fd; Aquatic Acute 1 H400; Aquatic Chronic 3 H412', by: 'reach', mAcute: 1, state: 'solid', appearance: 'violet to blue viscous mass; usually a solution in white spirit',
    tox: { karmaus: 'oral 418 rat' },
  }),
  record({
    id: 5326, name: 'Rosin', synonyms: 'colophony; gum rosin; abietic acid resin',
    cas: '8050-09-7', ec: '232-475-7',
    index: '650-015-00-7', harmonised: 'Skin Sens. 1 H317', state: 'solid', appearance: 'amber glassy solid', odour: 'piney', tox: { hpvis: 'oral >5000 rat' }
  }),
];
