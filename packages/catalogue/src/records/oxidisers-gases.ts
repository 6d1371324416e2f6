import { record } from '../substance-record.ts';

export const oxidisersGases = [
  record({
    id: 2101, name: 'Hydrogen peroxide', synonyms: 'hydrogen peroxide solution ... %; H2O2; hydrogen dioxide; peroxide; oxygenated water',
    cas: '7722-84-1', ec: '231-765-0', formula: 'H2O2', molarMass: 34.01,
    index: '008-003-00-9', harmonised: 'Ox. Liq. 1 H271; Acute Tox. 4* H332; Acute Tox. 4* H302; Skin Corr. 1A H314',
    limits: 'Ox. Liq. 1 H271: C>=70; Ox. Liq. 2 H272: 50<=C<70; Skin Corr. 1A H314: C>=70; Skin Corr. 1B H314: 50<=C<70; Skin Irrit. 2 H315: 35<=C<50; Eye Dam. 1 H318: 8<=C<50; Eye Irrit. 2 H319: 5<=C<8; STOT SE 3 H335: C>=35', notes: 'B', also: { reach: 'Aquatic Chronic 3 H412' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'slightly sharp', values: { crc: 'mp -0.43; bp 150.2', hsdb: 'd 1.44; sol misc', icsc: 'vp 0.2@20' },
    eco: { reach: 'fish LC50 16.4 96h Pimephales promelas; crustacea EC50 2.4 48h Daphnia pulex; algae ErC50 1.38 72h Skeletonema costatum; algae NOEC 0.63 72h Skeletonema costatum' }, degradable: ['ready', 'reach'], un: '2014',
    oel: { 'osha-z1': '1.4/1', eh40: '1.4/1 stel 2.8/2' },
  }),
  record({
    id: 2102, name: 'Peracetic acid', synonyms: 'PAA; peroxyacetic acid; ethaneperoxoic acid; peracetic acid ... %; acetyl hydroperoxide',
    cas: '79-21-0', ec: '201-186-8', formula: 'C2H4O3', molarMass: 76.05, nonAdditive: true,
    index: '607-094-00-8', harmonised: 'Org. Perox. D H242; Acute Tox. 2 H330; Acute Tox. 2 H310; Acute Tox. 3 H301; Skin Corr. 1A H314; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', limits: 'STOT SE 3 H335: C>=1', mAcute: 10, mChronic: 10, notes: 'B D',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'acrid, of vinegar', values: { crc: 'mp -0.2; bp 110; d 1.226@15', icsc: 'fp 40.5; ait 200; vp 2.6@20; sol misc' }, degradable: ['ready', 'reach'], un: '3109',
  }),
  record({
    id: 2103, name: 'Sodium hypochlorite', synonyms: 'sodium hypochlorite, solution ... % Cl active; bleach; chlorine bleach; hypochlorite; NaOCl; eau de Javel; liquid chlorine bleach',
    cas: '7681-52-9', ec: '231-668-3', formula: 'NaClO', molarMass: 74.44, nonAdditive: true,
    index: '017-011-00-1', harmonised: 'Skin Corr. 1B H314; Eye Dam. 1 H318; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', euh: 'EUH031', mAcute: 10, mChronic: 1, notes: 'B', also: { reach: 'Met. Corr. 1 H290' },
    state: 'liquid', appearance: 'clear greenish-yellow liquid', odour: 'of chlorine', values: { icsc: 'vp 2@20; sol 293e3@20' }, tox: { karmaus: 'oral 8910 rat' },
    eco: { reach: 'fish LC50 0.06 96h Oncorhynchus mykiss; fish NOEC 0.04 28d Menidia peninsulae; algae NOEC 0.0021 7d Periphyton community' }, un: '1791',
  }),
  record({
    id: 2104, name: 'Sodium percarbonate', synonyms: 'disodium carbonate, compound with hydrogen peroxide (2:3); sodium carbonate peroxyhydrate; SPC; oxygen bleach',
    cas: '15630-89-4', ec: '239-707-6', formula: '2Na2CO3.3H2O2', molarMass: 314.02, notified: 'Ox. Sol. 3 H272; Acute Tox. 4 H302; Eye Dam. 1 H318', by: 'reach', limits: 'Eye Dam. 1 H318: C>=25; Eye Irrit. 2 H319: 7.5<=C<25',
    state: 'solid', appearance: 'white free-flowing granules', odour: 'odourless', values: { reach: 'sol 140e3@20; ph 10.4..10.6 (1 % solution)' }, tox: { karmaus: 'oral 1034 rat', sids: 'dermal limit >2000 rabbit' },
    eco: { sids: 'fish LC50 70.7 96h Pimephales promelas; crustacea EC50 4.9 48h Daphnia pulex' }, un: '3378',
  }),
  record({
    id: 2105, name: 'Sodium persulphate', synonyms: 'disodium peroxodisulphate; sodium persulfate; sodium peroxydisulfate', cas: '7775-27-1', ec: '231-892-1', formula: 'Na2S2O8', molarMass: 238.1,
    notified: 'Ox. Sol. 3 H272; Acute Tox. 4 H302; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317', by: 'reach', state: 'solid', appearance: 'white crystalline powder', odour: 'odourless',
    values: { reach: 'sol 730e3@25' }, tox: { karmaus: 'oral 920 rat' }, un: '1505', oel: { eh40: '1/- (as persulphate)' },
  }),
  record({
    id: 2106, name: 'Potassium persulphate', synonyms: 'dipotassium peroxodisulphate; potassium persulfate; potassium peroxydisulfate; KPS', cas: '7727-21-1', ec: '231-781-8', formula: 'K2S2O8', molarMass: 270.32,
    index: '016-061-00-1', harmonised: 'Ox. Sol. 3 H272; Acute Tox. 4* H302; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317', state: 'solid', appearance: 'white crystals', odour: 'odourless',
    values: { crc: 'd 2.48', hsdb: 'sol 52e3@20' }, tox: { karmaus: 'oral 802 rat' }, un: '1492', oel: { eh40: '1/- (as persulphate)' },
  }),
  record({
    id: 2107, name: 'Ammonium persulphate', synonyms: 'diammonium peroxodisulphate; ammonium persulfate; APS; ammonium peroxydisulfate', cas: '7727-54-0', ec: '231-786-5', formula: 'N2H8S2O8', molarMass: 228.2,
    index: '016-060-00-6', harmonised: 'Ox. Sol. 3 H272; Acute Tox. 4* H302; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317', state: 'solid', appearance: 'white crystals or granules', odour: 'odourless',
    values: { crc: 'd 1.982', hsdb: 'mp 120 (decomposes); sol 835e3@25' }, tox: { karmaus: 'oral 742 rat' }, un: '1444', oel: { eh40: '1/- (as persulphate)' },
  }),
  record({
    id: 2108, name: 'Dibenzoyl peroxide', synonyms: 'benzoyl peroxide; BPO; benzoyl superoxide', cas: '94-36-0', ec: '202-327-6', formula: 'C14H10O4', molarMass: 242.23,
    index: '617-008-00-0', harmonised: 'Org. Perox. B H241; Eye Irrit. 2 H319; Skin Sens. 1 H317; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', mAcute: 10, mChronic: 10, state: 'solid', appearance: 'white crystals or granules', odour: 'faint, of benzaldehyde',
    values: { crc: 'mp 104.5', physprop: 'kow 3.46', wikidata: 'ait 80', hsdb: 'd 1.334@25; sol 9.1@25' }, tox: { ice: 'oral 7710 rat' }, degradable: ['ready', 'reach'], oel: { 'osha-z1': '5/-', eh40: '5/-' },
  }),
  record({
    id: 2109, name: 'Calcium hypochlorite', synonyms: 'pool chlorine; cal hypo; calcium dihypochlorite; bleaching powder', cas: '7778-54-3', ec: '231-908-7', formula: 'Ca(ClO)2', molarMass: 142.98, nonAdditive: true,
    index: '017-012-00-7', harmonised: 'Ox. Sol. 2 H272; Acute Tox. 4* H302; Skin Corr. 1B H314; Aquatic Acute 1 H400', euh: 'EUH031', limits: 'Skin Corr. 1B H314: C>=5; Skin Irrit. 2 H315: 1<=C<5; Eye Dam. 1 H318: 3<=C<5; Eye Irrit. 2 H319: 0.5<C<3', mAcute: 10, notes: 'T', also: { reach: 'Aquatic Chronic 1 H410' },
    state: 'solid', appearance: 'white granules or powder', odour: 'strong, of chlorine', values: { crc: 'mp 100 (decomposes); d 2.35', hsdb: 'sol 210e3@25' }, tox: { karmaus: 'oral 790 rat' }, un: '1748',
  }),
  record({
    id: 2110, name: 'Chlorine dioxide', synonyms: 'chlorine dioxide ... %; chlorine dioxide solution; ClO2; chlorine(IV) oxide', cas: '10049-04-4', ec: '233-162-8', formula: 'ClO2', molarMass: 67.45,
    index: '017-026-01-0', harmonised: 'Acute Tox. 3* H301; Skin Corr. 1B H314; Aquatic Acute 1 H400', limits: 'STOT SE 3 H335: C>=3; Skin Corr. 1B H314: C>=5; Skin Irrit. 2 H315: 1<=C<5; Eye Dam. 1 H318: 3<=C<5; Eye Irrit. 2 H319: 0.3<=C<3', mAcute: 10, notes: 'B',
    state: 'liquid', appearance: 'yellow-green solution', odour: 'of chlorine', tox: { karmaus: 'oral 94 rat' }, oel: { 'osha-z1': '0.3/0.1', eh40: '0.28/0.1 stel 0.84/0.3' },
  }),
  record({
    id: 2111, name: 'Sodium chlorite', synonyms: 'NaClO2; chlorous acid, sodium salt', cas: '7758-19-2', ec: '231-836-6', formula: 'NaClO2', molarMass: 90.44,
    notified: 'Ox. Sol. 1 H271; Acute Tox. 3 H301; Acute Tox. 2 H310; Acute Tox. 2 H330; Skin Corr. 1B H314; Eye Dam. 1 H318; STOT RE 2 H373 (spleen); Aquatic Acute 1 H400; Aquatic Chronic 3 H412', by: 'reach', euh: 'EUH032', mAcute: 1,
    state: 'solid', appearance: 'white crystals or flakes', odour: 'odourless', tox: { karmaus: 'oral 284 rat' }, un: '1496',
  }),
  record({
    id: 2112, name: 'Sodium chlorate', synonyms: 'NaClO3; chloric acid, sodium salt; chlorate of soda', cas: '7775-09-9', ec: '231-887-4', formula: 'NaClO3', molarMass: 106.44,
    index: '017-005-00-9', harmonised: 'Ox. Sol. 1 H271; Acute Tox. 3 H301', state: 'solid', appearance: 'colourless crystals', odour: 'odourless', values: { crc: 'mp 248; d 2.5', hsdb: 'sol 1e6@25' }, un: '1495',
  }),
  record({
    id: 2113, name: 'Potassium chlorate', synonyms: 'KClO3; chloric acid, potassium salt; chlorate of potash', cas: '3811-04-9', ec: '223-289-7', formula: 'KClO3', molarMass: 122.55,
    index: '017-004-00-3', harmonised: 'Ox. Sol. 1 H271; Acute Tox. 3 H301', state: 'solid', appearance: 'colourless crystals or white powder', odour: 'odourless', values: { crc: 'mp 357; d 2.34', hsdb: 'sol 86.1e3@25' }, un: '1485',
  }),
  record({
    id: 2114, name: 'Sodium nitrate', synonyms: 'Chile saltpetre; soda nitre; nitric acid, sodium salt; E 251', cas: '7631-99-4', ec: '231-554-3', formula: 'NaNO3', molarMass: 84.99, notified: 'Ox. Sol. 3 H272; Eye Irrit. 2 H319', by: 'reach',
    state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'mp 306.5; d 2.261', reach: 'sol 874e3@20' }, tox: { karmaus: 'oral 3430 rat' }, un: '1498',
  }),
  record({
    id: 2115, name: 'Potassium nitrate', synonyms: 'saltpetre; nitre; nitric acid, potassium salt; E 252', cas: '7757-79-1', ec: '231-818-8', formula: 'KNO3', molarMass: 101.1, notified: 'Ox. Sol. 3 H272', by: 'reach',
    state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'mp 334; d 2.105', reach: 'sol 320e3@20' }, tox: { karmaus: 'oral 3015 rat' }, un: '1486',
  }),
  record({
    id: 2116, name: 'Ammonium nitrate', synonyms: 'AN; nitric acid, ammonium salt; nitrate of ammonia', cas: '6484-52-2', ec: '229-347-8', formula: 'NH4NO3', molarMass: 80.04, notified: 'Ox. Sol. 3 H272; Eye Irrit. 2 H319', by: 'reach',
    state: 'solid', appearance: 'white prills or crystals', odour: 'odourless', values: { crc: 'mp 169.7; d 1.72', reach: 'dec 210; sol 1.9e6@20' }, tox: { karmaus: 'oral 2950 rat' }, un: '1942',
  }),
  record({
    id: 2117, name: 'Sodium nitrite', synonyms: 'nitrous acid, sodium salt; E 250; NaNO2', cas: '7632-00-0', ec: '231-555-9', formula: 'NaNO2', molarMass: 69, index: '007-010-00-4', harmonised: 'Ox. Sol. 3 H272; Acute Tox. 3* H301; Aquatic Acute 1 H400', also: { reach: 'Eye Irrit. 2 H319' },
    state: 'solid', appearance: 'white to slightly yellow crystals', odour: 'odourless', values: { crc: 'mp 284; d 2.17', reach: 'sol 848e3@25' }, tox: { karmaus: 'oral 180 rat' }, un: '1500',
    eco: { reach: 'fish LC50 0.54 96h Oncorhynchus mykiss; crustacea EC50 15.4 48h Daphnia magna' },
  }),
  record({
    id: 2118, name: 'Potassium nitrite', synonyms: 'nitrous acid, potassium salt; E 249; KNO2', cas: '7758-09-0', ec: '231-832-4', formula: 'KNO2', molarMass: 85.1, index: '007-011-00-X', harmonised: 'Ox. Sol. 2 H272; Acute Tox. 3* H301; Aquatic Acute 1 H400',
    state: 'solid', appearance: 'white to slightly yellow granules', odour: 'odourless', values: { crc: 'mp 438; d 1.915', hsdb: 'sol 3.12e6@25' }, un: '1488',
  }),
  record({
    id: 2119, name: 'Potassium permanganate', synonyms: "KMnO4; permanganate of potash; Condy's crystals; permanganic acid, potassium salt", cas: '7722-64-7', ec: '231-760-3', formula: 'KMnO4', molarMass: 158.03,
    index: '025-002-00-9', harmonised: 'Ox. Sol. 2 H272; Repr. 2 H361d; Acute Tox. 4* H302; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', also: { reach: 'Skin Corr. 1C H314; Eye Dam. 1 H318' },
    state: 'solid', appearance: 'dark purple crystals', odour: 'odourless', values: { crc: 'd 2.7', hsdb: 'mp 240 (decomposes)', reach: 'sol 64e3@20' }, tox: { karmaus: 'oral 1090 rat' }, un: '1490', oel: { 'ioelv-4': '0.2/- (as Mn, inhalable)', eh40: '0.2/- (as Mn, inhalable)' },
  }),
  record({
    id: 2201, name: 'Hydrogen', synonyms: 'H2; dihydrogen; hydrogen, compressed', cas: '1333-74-0', ec: '215-605-7', formula: 'H2', molarMass: 2.016, index: '001-001-00-9', harmonised: 'Flam. Gas 1A H220; Press. Gas (Comp.) H280', notes: 'U',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -259.16; bp -252.88', iec: 'ait 560; lel 4; uel 77', hsdb: 'sol 1.62@21' }, un: '1049',
  }),
  record({
    id: 2202, name: 'Oxygen', synonyms: 'O2; dioxygen; oxygen, compressed; E 948', cas: '7782-44-7', ec: '231-956-9', formula: 'O2', molarMass: 32, index: '008-001-00-8', harmonised: 'Ox. Gas 1 H270; Press. Gas (Comp.) H280', notes: 'U',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -218.79; bp -182.96' }, un: '1072',
  }),
  record({
    id: 2203, name: 'Nitrogen', synonyms: 'N2; dinitrogen; nitrogen, compressed; E 941', cas: '7727-37-9', ec: '231-783-9', formula: 'N2', molarMass: 28.01, notified: 'Press. Gas (Comp.) H280', by: 'nite',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -210; bp -195.79' }, un: '1066',
  }),
  record({
    id: 2204, name: 'Argon', synonyms: 'Ar; argon, compressed; E 938', cas: '7440-37-1', ec: '231-147-0', formula: 'Ar', molarMass: 39.95, notified: 'Press. Gas (Comp.) H280', by: 'nite',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -189.34; bp -185.85' }, un: '1006',
  }),
  record({
    id: 2205, name: 'Helium', synonyms: 'He; helium, compressed; E 939', cas: '7440-59-7', ec: '231-168-5', formula: 'He', molarMass: 4.003, notified: 'Press. Gas (Comp.) H280', by: 'nite',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'bp -268.93' }, un: '1046',
  }),
  record({
    id: 2206, name: 'Carbon dioxide', synonyms: 'CO2; carbonic acid gas; R 744; dry ice; E 290', cas: '124-38-9', ec: '204-696-9', formula: 'CO2', molarMass: 44.01, notified: 'Press. Gas (Liq.) H280', by: 'reach',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -56.56', yaws: 'bp -78.48 (sublimes)' }, un: '1013', oel: { 'ioelv-2': '9000/5000', 'osha-z1': '9000/5000', eh40: '9150/5000 stel 27400/15000' },
  }),
  record({
    id: 2207, name: 'Carbon monoxide', synonyms: 'CO; carbonic oxide; flue gas', cas: '630-08-0', ec: '211-128-3', formula: 'CO', molarMass: 28.01, index: '006-001-00-2', harmonised: 'Flam. Gas 1A H220; Press. Gas (Comp.) H280; Repr. 1A H360D; Acute Tox. 3* H331; STOT RE 1 H372', notes: 'U',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -205.02; bp -191.5', iec: 'ait 607; lel 10.9; uel 74' }, un: '1016', oel: { cmrd: '23/20 stel 117/100', 'osha-z1': '55/50', eh40: '23/20 stel 117/100' },
  }),
  record({
    id: 2208, name: 'Methane', synonyms: 'CH4; natural gas; marsh gas; biogas methane; R 50', cas: '74-82-8', ec: '200-812-7', formula: 'CH4', molarMass: 16.04, index: '601-001-00-4', harmonised: 'Flam. Gas 1A H220; Press. Gas (Comp.) H280', notes: 'U',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -182.46; bp -161.5', iec: 'ait 600; lel 4.4; uel 17', physprop: 'kow 1.09', hsdb: 'sol 22@25' }, un: '1971',
  }),
  record({
    id: 2209, name: 'Ethane', synonyms: 'C2H6; R 170; bimethyl', cas: '74-84-0', ec: '200-814-8', formula: 'C2H6', molarMass: 30.07, index: '601-002-00-X', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280', notes: 'U',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { crc: 'mp -182.79; bp -88.6', iec: 'ait 515; lel 2.4; uel 15.5', physprop: 'kow 1.81', hsdb: 'sol 60.2@25' }, un: '1035',
  }),
  record({
    id: 2210, name: 'Propane', synonyms: 'C3H8; R 290; dimethylmethane; E 944', cas: '74-98-6', ec: '200-827-9', formula: 'C3H8', molarMass: 44.1, index: '601-003-00-5', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280', notes: 'U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'odourless', values: { crc: 'mp -187.75; bp -42.11', iec: 'ait 450; lel 1.7; uel 10.9', physprop: 'kow 2.36', hsdb: 'sol 62.4@25' }, un: '1978', oel: { 'osha-z1': '1800/1000' },
  }),
  record({
    id: 2211, name: 'Butane', synonyms: 'n-butane; C4H10; R 600; E 943a', cas: '106-97-8', ec: '203-448-7', formula: 'C4H10', molarMass: 58.12, index: '601-004-00-0', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280', notes: 'C U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'faint, petrol-like', values: { crc: 'mp -138.3; bp -0.5', iec: 'ait 372; lel 1.4; uel 9.3', physprop: 'kow 2.89' }, un: '1011', oel: { eh40: '1450/600 stel 1810/750' },
  }),
  record({
    id: 2212, name: 'Isobutane', synonyms: '2-methylpropane; R 600a; i-butane; E 943b', cas: '75-28-5', ec: '200-857-2', formula: 'C4H10', molarMass: 58.12, index: '601-004-00-0', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280', notes: 'C U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'faint, petrol-like', values: { crc: 'mp -159.59; bp -11.7; kow 2.8', iec: 'ait 460; lel 1.3; uel 9.8' }, un: '1969',
  }),
  record({
    id: 2213, name: 'Ethylene', synonyms: 'ethene; C2H4; olefiant gas; R 1150', cas: '74-85-1', ec: '200-815-3', formula: 'C2H4', molarMass: 28.05, index: '601-010-00-3', harmonised: 'Flam. Gas 1A H220; Press. Gas (Comp.) H280; STOT SE 3 H336', notes: 'U',
    state: 'gas', appearance: 'colourless gas', odour: 'sweet', values: { crc: 'mp -169.18; bp -103.8', iec: 'ait 440; lel 2.3; uel 36', physprop: 'kow 1.13', hsdb: 'sol 131@25' }, un: '1962',
  }),
  record({
    id: 2214, name: 'Propene', synonyms: 'propylene; C3H6; methylethylene; R 1270', cas: '115-07-1', ec: '204-062-1', formula: 'C3H6', molarMass: 42.08, index: '601-011-00-9', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280', notes: 'U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'faint, aromatic', values: { crc: 'mp -185.3; bp -47.6', iec: 'ait 455; lel 2; uel 11.1', physprop: 'kow 1.77', hsdb: 'sol 200@25' }, un: '1077',
  }),
  record({
    id: 2215, name: 'Acetylene', synonyms: 'ethyne; C2H2; welding gas', cas: '74-86-2', ec: '200-816-9', formula: 'C2H2', molarMass: 26.04, index: '601-015-00-0', harmonised: 'Flam. Gas 1A H220; Press. Gas (Diss.) H280', notes: 'U', also: { reach: 'Chem. Unst. Gas A H230' },
    state: 'gas', appearance: 'colourless gas dissolved in acetone', odour: 'garlic-like when impure', values: { yaws: 'bp -83.8', crc: 'mp -81.5', iec: 'ait 305; lel 2.3; uel 100', physprop: 'kow 0.37', hsdb: 'sol 1.2e3@25' }, un: '1001',
  }),
  record({
    id: 2216, name: 'Dimethyl ether', synonyms: 'DME; methoxymethane; methyl ether; propellant DME', cas: '115-10-6', ec: '204-065-8', formula: 'C2H6O', molarMass: 46.07, index: '603-019-00-8', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280', notes: 'U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'slight, ethereal', values: { crc: 'mp -141.49; bp -24.8; kow 0.1', iec: 'ait 240; lel 2.7; uel 32' }, un: '1033', oel: { 'ioelv-1': '1920/1000', eh40: '766/400 stel 958/500' },
  }),
  record({
    id: 2217, name: '1,1,1,2-Tetrafluoroethane', synonyms: 'HFC-134a; R 134a; norflurane; HFA 134a', cas: '811-97-2', ec: '212-377-0', formula: 'C2H2F4', molarMass: 102.03, notified: 'Press. Gas (Liq.) H280', by: 'reach',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'slight, ethereal', values: { crc: 'mp -103.3; bp -26.1' }, un: '3159', oel: { eh40: '4240/1000' },
  }),
  record({
    id: 2218, name: '1,1-Difluoroethane', synonyms: 'HFC-152a; R 152a; ethylidene difluoride', cas: '75-37-6', ec: '200-866-1', formula: 'C2H4F2', molarMass: 66.05, notified: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280', by: 'reach',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'faint', values: { crc: 'mp -118.6; bp -24.02', physprop: 'kow 0.75' }, un: '1030',
  }),
  record({
    id: 2219, name: 'trans-1,3,3,3-Tetrafluoroprop-1-ene', synonyms: 'HFO-1234ze(E); R 1234ze; (E)-1,3,3,3-tetrafluoroprop-1-ene; propellant 1234ze', cas: '29118-24-9', ec: '471-480-0', formula: 'C3H2F4', molarMass: 114.04, notified: 'Press. Gas (Liq.) H280', by: 'reach',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'slight', values: { reach: 'bp -19' }, un: '3163',
  }),
  record({
    id: 2220, name: 'Difluoromethane', synonyms: 'HFC-32; R 32; methylene fluoride', cas: '75-10-5', ec: '200-839-4', formula: 'CH2F2', molarMass: 52.02, notified: 'Flam. Gas 1B H221; Press. Gas (Liq.) H280', by: 'reach',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'faint', values: { crc: 'mp -136.8; bp -51.65; kow 0.2' }, un: '3252',
  }),
  record({
    id: 2221, name: 'Nitrous oxide', synonyms: 'dinitrogen oxide; N2O; laughing gas; E 942', cas: '10024-97-2', ec: '233-032-0', formula: 'N2O', molarMass: 44.01, notified: 'Ox. Gas 1 H270; Press. Gas (Liq.) H280; Repr. 1A H360; STOT SE 3 H336; STOT RE 1 H372 (nervous system, haematopoietic system)', by: 'nite',
    state: 'gas', appearance: 'colourless gas', odour: 'slightly sweet', values: { crc: 'mp -90.8; bp -88.48' }, un: '1070', oel: { eh40: '183/100' },
  }),
  record({
    id: 2222, name: 'Sulphur dioxide', synonyms: 'sulfur dioxide; SO2; sulphurous oxide; E 220; R 764', cas: '7446-09-5', ec: '231-195-2', formula: 'SO2', molarMass: 64.07, index: '016-011-00-9', harmonised: 'Press. Gas (Liq.) H280; Acute Tox. 3 H331; STOT SE 1 H370 (respiratory system, inhalation); Skin Corr. 1B H314', notes: '5 U',
    state: 'gas', appearance: 'colourless gas', odour: 'strong, suffocating', values: { crc: 'mp -75.5; bp -10.05', hsdb: 'sol 107e3@21' }, un: '1079', oel: { 'ioelv-4': '1.3/0.5 stel 2.7/1', 'osha-z1': '13/5', eh40: '1.3/0.5 stel 2.7/1' },
  }),
  record({
    id: 2223, name: 'Chlorine', synonyms: 'Cl2; chlorine gas; dichlorine; E 925', cas: '7782-50-5', ec: '231-959-5', formula: 'Cl2', molarMass: 70.91, index: '017-001-00-7', harmonised: 'Ox. Gas 1 H270; Press. Gas (Liq.) H280; Acute Tox. 3* H331; Eye Irrit. 2 H319; STOT SE 3 H335; Skin Irrit. 2 H315; Aquatic Acute 1 H400', mAcute: 100, notes: 'U',
    state: 'gas', appearance: 'yellowish-green gas', odour: 'suffocating', values: { crc: 'mp -101.5; bp -34.04' }, un: '1017', oel: { 'ioelv-2': 'stel 1.5/0.5', 'osha-z1': 'ceil 3/1', eh40: 'stel 1.5/0.5' },
  }),
  record({
    id: 2224, name: 'Nitrogen dioxide', synonyms: 'NO2; dinitrogen tetroxide; nitrogen peroxide', cas: '10102-44-0', ec: '233-272-6', formula: 'NO2', molarMass: 46.01, index: '007-002-00-0', harmonised: 'Press. Gas (Liq.) H280; Ox. Gas 1 H270; Acute Tox. 2* H330; Skin Corr. 1B H314', limits: 'STOT SE 3 H335: C>=0.5', notes: '5',
    state: 'gas', appearance: 'reddish-brown gas', odour: 'acrid', values: { webbook: 'bp 21.93' }, un: '1067', oel: { 'ioelv-4': '0.96/0.5 stel 1.91/1', 'osha-z1': 'ceil 9/5', eh40: '0.96/0.5 stel 1.91/1' },
  }),
  record({
    id: 2225, name: 'Hydrogen sulphide', synonyms: 'hydrogen sulfide; H2S; sulphuretted hydrogen; sulfane', cas: '7783-06-4', ec: '231-977-3', formula: 'H2S', molarMass: 34.08, index: '016-001-00-4', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280; Acute Tox. 2 H330; Aquatic Acute 1 H400', notes: 'U',
    state: 'gas', appearance: 'colourless gas', odour: 'of rotten eggs', values: { crc: 'mp -85.5; bp -59.55', iec: 'ait 260; lel 4; uel 45.5', hsdb: 'sol 3.98e3@20' }, un: '1053', oel: { 'ioelv-3': '7/5 stel 14/10', 'osha-z2': 'ceil -/20', eh40: '7/5 stel 14/10' },
  }),
  record({
    id: 2226, name: 'Sulphur hexafluoride', synonyms: 'SF6; sulfur hexafluoride; R 7146', cas: '2551-62-4', ec: '219-854-2', formula: 'SF6', molarMass: 146.06, notified: 'Press. Gas (Liq.) H280', by: 'reach',
    state: 'gas', appearance: 'colourless gas', odour: 'odourless', values: { yaws: 'bp -63.9', physprop: 'kow 1.68' }, un: '1080', oel: { 'osha-z1': '6000/1000', eh40: '6070/1000 stel 7590/1250' },
  }),
  record({
    id: 2227, name: 'Chloromethane', synonyms: 'methyl chloride; R 40; monochloromethane', cas: '74-87-3', ec: '200-817-4', formula: 'CH3Cl', molarMass: 50.49, index: '602-001-00-7', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280; Carc. 2 H351; STOT RE 2* H373', notes: 'U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'faint, sweet, ethereal', values: { crc: 'mp -97.6; bp -24.1; kow 0.91', iec: 'ait 625; lel 7.6; uel 19', hsdb: 'sol 5.04e3@25' }, un: '1063', oel: { 'osha-z2': '-/100 ceil -/200' },
  }),
];
