import { diisocyanates } from '../group-limits.ts';
import { record } from '../substance-record.ts';

const mdi = 'Carc. 2 H351; Acute Tox. 4* H332; STOT RE 2* H373; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317';
const mdiLimits = 'Eye Irrit. 2 H319: C>=5; Skin Irrit. 2 H315: C>=5; Resp. Sens. 1 H334: C>=0.1; STOT SE 3 H335: C>=5';
const tdi = 'Carc. 2 H351; Acute Tox. 2* H330; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317; Aquatic Chronic 3 H412';
const halfPerCent = 'Resp. Sens. 1 H334: C>=0.5; Skin Sens. 1 H317: C>=0.5';

export const isocyanatesAmines = [
  record({
    id: 5401, name: '4,4\'-Methylenediphenyl diisocyanate', synonyms: 'MDI; 4,4\'-MDI; diphenylmethane-4,4\'-diisocyanate; monomeric MDI',
    cas: '101-68-8', ec: '202-966-0', formula: 'C15H10N2O2', molarMass: 250.25,
    index: '615-005-00-9', harmonised: mdi, limits: mdiLimits, notes: '2 C',
    state: 'solid', appearance: 'white to pale yellow flakes', odour: 'odourless', values: { crc: 'mp 40.41; d 1.1977', yaws: 'bp 335.85' }, tox: { 'epa-test': 'oral 9200 rat' }, oel: { cad: diisocyanates, 'osha-z1': 'ceil 0.2/0.02', eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5402, name: 'Isocyanic acid, polymethylenepolyphenylene ester', synonyms: 'pMDI; polymeric MDI; polymethylene polyphenyl isocyanate',
    cas: '9016-87-9',
    notified: mdi.replaceAll('*', ''), by: 'reach', limits: mdiLimits, state: 'liquid', appearance: 'brown viscous liquid', odour: 'slight, earthy', oel: { cad: diisocyanates, eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5403, name: 'Methylenediphenyl diisocyanate', synonyms: 'MDI mixed isomers; diphenylmethane diisocyanate, isomers',
    cas: '26447-40-5', ec: '247-714-0', formula: 'C15H10N2O2', molarMass: 250.25,
    index: '615-005-00-9', harmonised: mdi, limits: mdiLimits, notes: '2 C', state: 'liquid', appearance: 'pale yellow liquid', values: { wikidata: 'bp 313.89; fp 198.89; mp 37.22' },
    oel: { cad: diisocyanates, 'osha-z1': 'ceil 0.2/0.02', eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5404, name: 'o-(p-Isocyanatobenzyl)phenyl isocyanate', synonyms: '2,4\'-MDI; diphenylmethane-2,4\'-diisocyanate',
    cas: '5873-54-1', ec: '227-534-9', formula: 'C15H10N2O2', molarMass: 250.25,
    index: '615-005-00-9', harmonised: mdi, limits: mdiLimits, notes: '2 C', state: 'solid', appearance: 'white to pale yellow solid', oel: { cad: diisocyanates, eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5405, name: 'm-Tolylidene diisocyanate', synonyms: 'TDI; toluene diisocyanate; TDI 80/20; tolylene diisocyanate',
    cas: '26471-62-5', ec: '247-722-4', formula: 'C9H6N2O2', molarMass: 174.16,
    index: '615-006-00-4', harmonised: tdi, limits: 'Resp. Sens. 1 H334: C>=0.1', notes: 'C', state: 'liquid', appearance: 'colourless to pale yellow liquid', odour: 'pungent', tox: { karmaus: 'oral 5110 rat' }, un: '2078', oel: { cad: diisocyanates, eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5406, name: '4-Methyl-m-phenylene diisocyanate', synonyms: '2,4-TDI; 2,4-toluene diisocyanate',
    cas: '584-84-9', ec: '209-544-5', formula: 'C9H6N2O2', molarMass: 174.16,
    index: '615-006-00-4', harmonised: tdi, limits: 'Resp. Sens. 1 H334: C>=0.1', notes: 'C', state: 'liquid', appearance: 'colourless to pale yellow liquid', odour: 'pungent', values: { crc: 'bp 251; mp 20.5; d 1.2244', wikidata: 'fp 126.67; lel 0.9; uel 9.5' }, tox: { ice: 'oral 5800 rat' }, un: '2078',
    oel: { cad: diisocyanates, 'osha-z1': 'ceil 0.14/0.02', eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5407, name: 'Hexamethylene-di-isocyanate', synonyms: 'HDI; hexamethylene diisocyanate; 1,6-diisocyanatohexane',
    cas: '822-06-0', ec: '212-485-8', formula: 'C8H12N2O2', molarMass: 168.2,
    index: '615-011-00-1', harmonised: 'Acute Tox. 3* H331; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317', limits: halfPerCent, notes: '2', also: { reach: 'Acute Tox. 4 H302' },
    state: 'liquid', appearance: 'colourless liquid', odour: 'pungent', values: { crc: 'd 1.0528', wikidata: 'bp 212.78; fp 140; mp -67.22', icsc: 'ait 454', hsdb: 'vp 0.0067@25' }, tox: { karmaus: 'oral 746 rat' }, un: '2281', oel: { cad: diisocyanates, eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5408, name: 'Hexamethylene diisocyanate, oligomers', synonyms: 'HDI trimer; HDI biuret; aliphatic polyisocyanate; HDI isocyanurate',
    cas: '28182-81-2', ec: '500-060-2',
    notified: 'Acute Tox. 4 H332; Skin Sens. 1 H317; STOT SE 3 H335', by: 'reach', state: 'liquid', appearance: 'colourless to pale yellow viscous liquid', oel: { eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5409, name: '3-Isocyanatomethyl-3,5,5-trimethylcyclohexyl isocyanate', synonyms: 'IPDI; isophorone diisocyanate; isophorone di-isocyanate',
    cas: '4098-71-9', ec: '223-861-6', formula: 'C12H18N2O2', molarMass: 222.28,
    index: '615-008-00-5', harmonised: 'Acute Tox. 3* H331; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317; Aquatic Chronic 2 H411', limits: halfPerCent, notes: '2',
    state: 'liquid', appearance: 'colourless to slightly yellow liquid', odour: 'pungent', values: { crc: 'd 1.0622; mp -60', wikidata: 'fp 155', icsc: 'ait 430' }, tox: { karmaus: 'oral 4825 rat' }, un: '2290', oel: { cad: diisocyanates, eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5410, name: '4,4\'-Methylenedicyclohexyl diisocyanate', synonyms: 'H12MDI; HMDI; hydrogenated MDI; dicyclohexylmethane-4,4\'-diisocyanate',
    cas: '5124-30-1', ec: '225-863-2', formula: 'C15H22N2O2', molarMass: 262.35,
    index: '615-009-00-0', harmonised: 'Acute Tox. 3* H331; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317', limits: halfPerCent, notes: '2',
    state: 'liquid', appearance: 'colourless to pale yellow liquid', values: { crc: 'd 1.066', wikidata: 'fp 201.67; mp 14' }, tox: { karmaus: 'oral 9900 rat' }, oel: { cad: diisocyanates, eh40: '0.02/- stel 0.07/- (Sen; as -NCO)' },
  }),
  record({
    id: 5421, name: '2-Aminoethanol', synonyms: 'MEA; monoethanolamine; ethanolamine',
    cas: '141-43-5', ec: '205-483-3', formula: 'C2H7NO', molarMass: 61.08,
    index: '603-030-00-8', harmonised: 'Acute Tox. 4* H332; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314', limits: 'STOT SE 3 H335: C>=5', nonAdditive: true,
    state: 'liquid', appearance: 'colourless viscous liquid', odour: 'ammoniacal', values: { iec: 'fp 85 (closed cup); ait 410', crc: 'bp 170.3; mp 10.4; d 1.018', physprop: 'kow -1.31', wikidata: 'lel 3; uel 23.5', hsdb: 'vp 0.054@25; sol misc' }, tox: { karmaus: 'oral 2050 rat' }, degradable: ['ready', 'reach'], un: '2491',
    oel: { 'ioelv-2': '2.5/1 stel 7.6/3 (skin)', 'osha-z1': '6/3', eh40: '2.5/1 stel 7.6/3 (skin)' },
  }),
  record({
    id: 5422, name: '2,2\'-Iminodiethanol', synonyms: 'DEA; diethanolamine',
    cas: '111-42-2', ec: '203-868-0', formula: 'C4H11NO2', molarMass: 105.14,
    index: '603-071-00-1', harmonised: 'Acute Tox. 4* H302; STOT RE 2* H373; Skin Irrit. 2 H315; Eye Dam. 1 H318', nonAdditive: true,
    state: 'solid', appearance: 'white crystals or a colourless viscous liquid', odour: 'mild ammoniacal', values: { iec: 'fp 174; ait 662', crc: 'bp 271.2; mp 27.9; d 1.0966', physprop: 'kow -1.43', wikidata: 'lel 1.6; uel 9.8', hsdb: 'sol misc' }, tox: { karmaus: 'oral 710 rat' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 5423, name: '2,2\',2\'\'-Nitrilotriethanol', synonyms: 'TEA; triethanolamine; TEOA; trolamine',
    cas: '102-71-6', ec: '203-049-8', formula: 'C6H15NO3', molarMass: 149.19,
    notClassified: 'reach', state: 'liquid', appearance: 'colourless to pale yellow viscous liquid', odour: 'slight ammoniacal', values: { iec: 'fp 179; ait 316', crc: 'bp 350; mp 21.5; d 1.1242', physprop: 'kow -1' }, tox: { karmaus: 'oral 5530 rat' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 5424, name: '2,2\'-Methyliminodiethanol', synonyms: 'MDEA; N-methyldiethanolamine',
    cas: '105-59-9', ec: '203-312-7', formula: 'C5H13NO2', molarMass: 119.16,
    index: '603-079-00-5', harmonised: 'Eye Irrit. 2 H319', state: 'liquid', appearance: 'colourless to yellowish liquid', odour: 'amine-like', values: { iec: 'fp 128; ait 305', crc: 'bp 245; mp -21; d 1.0433', hsdb: 'sol misc' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 5425, name: '2-Dimethylaminoethanol', synonyms: 'DMEA; DMAE; N,N-dimethylethanolamine; deanol',
    cas: '108-01-0', ec: '203-542-8', formula: 'C4H11NO', molarMass: 89.14,
    index: '603-047-00-0', harmonised: 'Flam. Liq. 3 H226; Acute Tox. 4* H332; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314', limits: 'STOT SE 3 H335: C>=5', nonAdditive: true,
    state: 'liquid', appearance: 'colourless liquid', odour: 'amine-like, fishy', values: { iec: 'fp 39 (closed cup); ait 220', crc: 'bp 130.7; mp -65; d 0.8866', hsdb: 'vp 0.42@25; sol misc' }, tox: { karmaus: 'oral 2083 rat' }, degradable: ['ready', 'reach'], un: '2051', oel: { eh40: '7.4/2 stel 22/6' },
  }),
  record({
    id: 5426, name: '2-Diethylaminoethanol', synonyms: 'DEEA; DEAE; N,N-diethylethanolamine',
    cas: '100-37-8', ec: '202-845-2', formula: 'C6H15NO', molarMass: 117.19,
    index: '603-048-00-6', harmonised: 'Flam. Liq. 3 H226; Acute Tox. 4* H332; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314', limits: 'STOT SE 3 H335: C>=5', nonAdditive: true,
    state: 'liquid', appearance: 'colourless liquid', odour: 'ammoniacal', values: { iec: 'fp 60; ait 320', crc: 'bp 162.13; d 0.8921', wikidata: 'mp -70; lel 6.7; uel 11.7', hsdb: 'sol misc' }, tox: { karmaus: 'oral 1320 rat' }, un: '2686', oel: { 'osha-z1': '50/10 (skin)' },
  }),
  record({
    id: 5427, name: 'Triethylamine', synonyms: 'TEA (amine); N,N-diethylethanamine; Et3N',
    cas: '121-44-8', ec: '204-469-4', formula: 'C6H15N', molarMass: 101.19,
    index: '612-004-00-5', harmonised: 'Flam. Liq. 2 H225; Acute Tox. 3 H331; Acute Tox. 3 H311; Acute Tox. 3 H301; Skin Corr. 1A H314; Eye Dam. 1 H318', limits: 'STOT SE 3 H335: C>=1', nonAdditive: true,
    state: 'liquid', appearance: 'colourless liquid', odour: 'fishy, ammoniacal', values: { iec: 'fp -8 (closed cup); ait 215; lel 1.2; uel 8', crc: 'bp 88.8; mp -114.7; d 0.7275; kow 1.45', hsdb: 'vp 7.6@25; sol 68600@25' }, tox: { karmaus: 'oral 730 rat' }, un: '1296',
    oel: { 'ioelv-1': '8.4/2 stel 12.6/3 (skin)', 'osha-z1': '100/25', eh40: '8/2 stel 17/4 (skin)' },
  }),
  record({
    id: 5428, name: 'Diethylamine', synonyms: 'DEA (amine); N-ethylethanamine; Et2NH',
    cas: '109-89-7', ec: '203-716-3', formula: 'C4H11N', molarMass: 73.14,
    index: '612-003-00-X', harmonised: 'Flam. Liq. 2 H225; Acute Tox. 4* H332; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1A H314', limits: 'STOT SE 3 H335: C>=1', nonAdditive: true,
    state: 'liquid', appearance: 'colourless liquid', odour: 'fishy, ammoniacal', values: { iec: 'fp -23 (closed cup); ait 312; lel 1.7; uel 10.1', crc: 'bp 55.4; mp -50; d 0.7056; kow 0.58', hsdb: 'vp 31.6@25; sol misc' }, tox: { karmaus: 'oral 540 rat' }, un: '1154',
    oel: { 'ioelv-2': '15/5 stel 30/10', 'osha-z1': '75/25', eh40: '15/5 stel 30/10' },
  }),
  record({
    id: 5429, name: 'Morpholine', synonyms: 'tetrahydro-1,4-oxazine; diethylene oximide',
    cas: '110-91-8', ec: '203-815-1', formula: 'C4H9NO', molarMass: 87.12,
    index: '613-028-00-9', harmonised: 'Flam. Liq. 3 H226; Acute Tox. 4* H332; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314', nonAdditive: true,
    state: 'liquid', appearance: 'colourless liquid', odour: 'fishy, ammoniacal', values: { iec: 'fp 33 (closed cup); ait 275; lel 1.4; uel 15.2', crc: 'bp 128.2; mp -4.8; d 1.0005', physprop: 'kow -0.86', hsdb: 'vp 1.35@25; sol misc' }, tox: { karmaus: 'oral 1600 rat' }, un: '2054',
    oel: { 'ioelv-2': '36/10 stel 72/20', 'osha-z1': '70/20 (skin)', eh40: '36/10 stel 72/20 (skin)' },
  }),
  record({
    id: 5430, name: 'Cyclohexylamine', synonyms: 'CHA; aminocyclohexane; cyclohexanamine',
    cas: '108-91-8', ec: '203-629-0', formula: 'C6H13N', molarMass: 99.17,
    index: '612-050-00-6', harmonised: 'Flam. Liq. 3 H226; Repr. 2 H361f; Acute Tox. 4* H312; Acute Tox. 4* H302; Skin Corr. 1B H314', nonAdditive: true,
    state: 'liquid', appearance: 'colourless to yellow liquid', odour: 'strong, fishy', values: { iec: 'fp 27 (closed cup); ait 275; lel 1.1; uel 9.4', crc: 'bp 133.6; mp -17.7; d 0.8191; kow 1.49', hsdb: 'vp 1.35@25' }, tox: { karmaus: 'oral 156 rat' }, un: '2357', oel: { eh40: '41/10' },
  }),
  record({
    id: 5431, name: '2-Amino-2-methylpropanol', synonyms: 'AMP; AMP-95; 2-amino-2-methyl-1-propanol; isobutanolamine',
    cas: '124-68-5', ec: '204-709-8', formula: 'C4H11NO', molarMass: 89.14,
    index: '603-070-00-6', harmonised: 'Eye Irrit. 2 H319; Skin Irrit. 2 H315; Aquatic Chronic 3 H412', state: 'solid', appearance: 'colourless crystals or viscous liquid', odour: 'mild amine', values: { crc: 'bp 163.8; mp 25.5; d 0.9342', hsdb: 'fp 67; sol misc' }, tox: { 'epa-test': 'oral 2900 rat' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 5432, name: '1-Aminopropan-2-ol', synonyms: 'MIPA; monoisopropanolamine; isopropanolamine',
    cas: '78-96-6', ec: '201-162-7', formula: 'C3H9NO', molarMass: 75.11,
    index: '603-082-00-1', harmonised: 'Skin Corr. 1B H314', nonAdditive: true, state: 'liquid', appearance: 'colourless liquid', odour: 'ammoniacal', values: { nfpa: 'fp 77; ait 374', webbook: 'bp 159.96; mp 1.85', physprop: 'kow -0.96', hsdb: 'd 0.9611@20; vp 0.063@25; sol misc' }, tox: { karmaus: 'oral 4260 rat' }, degradable: ['ready', 'reach'], un: '2735',
  }),
  record({
    id: 5433, name: 'Piperazine, solid', synonyms: 'piperazine; diethylenediamine; hexahydropyrazine',
    cas: '110-85-0', ec: '203-808-3', formula: 'C4H10N2', molarMass: 86.14,
    index: '612-057-00-4', harmonised: 'Repr. 2 H361fd; Skin Corr. 1B H314; Resp. Sens. 1 H334; Skin Sens. 1 H317', nonAdditive: true, state: 'solid', appearance: 'white crystals or flakes', odour: 'salty, ammoniacal', values: { iec: 'fp 82; ait 320', crc: 'bp 148.63; mp 111', physprop: 'kow -1.5' }, tox: { karmaus: 'oral 3680 rat' }, un: '2579',
    oel: { 'ioelv-1': '0.1/- stel 0.3/-', eh40: '0.1/- stel 0.3/- (Sen)' },
  }),
  record({
    id: 5434, name: 'Aniline', synonyms: 'aminobenzene; phenylamine; benzenamine',
    cas: '62-53-3', ec: '200-539-3', formula: 'C6H7N', molarMass: 93.13,
    index: '612-008-00-7', harmonised: 'Carc. 2 H351; Muta. 2 H341; Acute Tox. 3* H331; Acute Tox. 3* H311; Acute Tox. 3* H301; STOT RE 1 H372; Eye Dam. 1 H318; Skin Sens. 1 H317; Aquatic Acute 1 H400', limits: 'STOT RE 1 H372: C>=1; STOT RE 2 H373: 0.2<=C<1',
    state: 'liquid', appearance: 'colourless to brown oily liquid', odour: 'aromatic, amine-like', values: { iec: 'fp 75 (closed cup); ait 615; lel 1.2; uel 11', crc: 'bp 184.1; mp -6; d 1.0217; kow 0.9', hsdb: 'vp 0.089@25; sol 36000@25' }, tox: { karmaus: 'oral 442 rat' }, degradable: ['ready', 'reach'], un: '1547',
    oel: { 'ioelv-5': '7.74/2 stel 19.35/5 (skin)', 'osha-z1': '19/5 (skin)', eh40: '7.74/2 stel 19.35/5 (skin)' },
  }),
  record({
    id: 5435, name: 'Benzotriazole', synonyms: 'BTA; 1H-benzotriazole; 1,2,3-benzotriazole',
    cas: '95-14-7', ec: '202-394-1', formula: 'C6H5N3', molarMass: 119.13,
    notified: 'Acute Tox. 4 H302; Eye Irrit. 2 H319; Aquatic Chronic 2 H411', by: 'reach', state: 'solid', appearance: 'white to tan crystals', values: { crc: 'mp 100', physprop: 'kow 1.44', icsc: 'ait 210', hsdb: 'd 1.36@20; fp 170; sol 19800@25' }, tox: { karmaus: 'oral 560 rat' }, degradable: ['not ready', 'reach'],
  }),
  record({
    id: 5436, name: 'Methyl-1H-benzotriazole', synonyms: 'TTA; tolyltriazole; TTZ',
    cas: '29385-43-1', ec: '249-596-6', formula: 'C7H7N3', molarMass: 133.15,
    notified: 'Acute Tox. 4 H302; Eye Irrit. 2 H319; Repr. 2 H361d; Aquatic Chronic 2 H411', by: 'reach', state: 'solid', appearance: 'off-white granules', tox: { karmaus: 'oral 675 rat' }, degradable: ['not ready', 'reach'],
  }),
  record({
    id: 5437, name: 'Imidazole', synonyms: '1,3-diazole; 1H-imidazole',
    cas: '288-32-4', ec: '206-019-2', formula: 'C3H4N2', molarMass: 68.08,
    index: '613-319-00-0', harmonised: 'Repr. 1B H360D; Acute Tox. 4 H302; Skin Corr. 1C H314', nonAdditive: true, state: 'solid', appearance: 'white to pale yellow flakes', odour: 'amine-like', values: { crc: 'bp 257; mp 89.52; d 1.0303', physprop: 'kow -0.08', hsdb: 'ait 480; fp 145' }, tox: { karmaus: 'oral 970 rat' }, un: '3263',
  }),
  record({
    id: 5438, name: 'Methenamine', synonyms: 'hexamine; HMTA; hexamethylenetetramine; urotropine',
    cas: '100-97-0', ec: '202-905-8', formula: 'C6H12N4', molarMass: 140.19,
    index: '612-101-00-2', harmonised: 'Flam. Sol. 2 H228; Skin Sens. 1 H317', state: 'solid', appearance: 'white crystals', odour: 'faint amine', values: { icsc: 'ait 390', hsdb: 'd 1.3394@22; fp 250; sol 302300@25' }, tox: { karmaus: 'oral 9200 rat' }, un: '1328',
  }),
  record({
    id: 5439, name: 'Tetramethylammonium hydroxide', synonyms: 'TMAH; TMAOH',
    cas: '75-59-2', ec: '200-882-9', formula: 'C4H13NO', molarMass: 91.15,
    notified: 'Acute Tox. 2 H300; Acute Tox. 1 H310; Skin Corr. 1B H314; Eye Dam. 1 H318; STOT SE 1 H370 (central nervous system); STOT RE 1 H372 (liver); Aquatic Chronic 2 H411', by: 'reach', nonAdditive: true, state: 'solid', appearance: 'colourless; usually an aqueous solution', odour: 'strong, ammoniacal',
  }),
  record({
    id: 5440, name: 'Hydrazine', synonyms: 'diamine; hydrazine hydrate (as anhydrous)',
    cas: '302-01-2', ec: '206-114-9', formula: 'H4N2', molarMass: 32.05,
    index: '007-008-00-3', harmonised: 'Flam. Liq. 3 H226; Carc. 1B H350; Acute Tox. 3* H331; Acute Tox. 3* H311; Acute Tox. 3* H301; Skin Corr. 1B H314; Skin Sens. 1 H317; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', limits: 'Skin Corr. 1B H314: C>=10; Skin Irrit. 2 H315: 3<=C<10; Eye Irrit. 2 H319: 3<=C<10',
    state: 'liquid', appearance: 'colourless fuming liquid', odour: 'ammoniacal', values: { nfpa: 'fp 38; uel 98', crc: 'bp 113.55; mp 1.54; d 1.0036', physprop: 'kow -2.07', wikidata: 'lel 2.9', hsdb: 'vp 1.92@25; sol misc' }, un: '2029', oel: { cmrd: '0.013/0.01 (skin)', 'osha-z1': '1.3/1 (skin)', eh40: '0.013/0.01 (skin)' },
  }),
];
