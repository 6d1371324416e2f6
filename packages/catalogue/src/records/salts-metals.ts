import { nickelCompounds } from '../group-limits.ts';
import { record } from '../substance-record.ts';

export const saltsMetals = [
  record({
    id: 2301, name: 'Copper sulphate', synonyms: 'copper(II) sulfate; copper sulfate; cupric sulphate; copper sulphate, anhydrous; blue vitriol, anhydrous', cas: '7758-98-7', ec: '231-847-6', formula: 'CuSO4', molarMass: 159.61,
    index: '029-004-00-0', harmonised: 'Acute Tox. 4* H302; Eye Irrit. 2 H319; Skin Irrit. 2 H315; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', also: { reach: 'Eye Dam. 1 H318' },
    state: 'solid', appearance: 'greyish-white powder', odour: 'odourless', values: { crc: 'd 3.6', reach: 'sol 220e3@25' }, tox: { karmaus: 'oral 482 rat' }, un: '3077',
  }),
  record({
    id: 2302, name: 'Copper sulphate pentahydrate', synonyms: 'copper(II) sulfate pentahydrate; blue vitriol; bluestone; copper vitriol', cas: '7758-99-8', formula: 'CuSO4.5H2O', molarMass: 249.68,
    index: '029-023-00-4', harmonised: 'Acute Tox. 4 H302; Eye Dam. 1 H318; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', ates: 'oral 481', mAcute: 10, mChronic: 1,
    state: 'solid', appearance: 'blue crystals', odour: 'odourless', values: { crc: 'd 2.286', cameo: 'mp 147' }, un: '3077',
  }),
  record({
    id: 2303, name: 'Copper(II) oxide', synonyms: 'cupric oxide; copper monoxide; black copper oxide; tenorite', cas: '1317-38-0', ec: '215-269-1', formula: 'CuO', molarMass: 79.55,
    index: '029-016-00-6', harmonised: 'Aquatic Acute 1 H400; Aquatic Chronic 1 H410', mAcute: 100, mChronic: 10, state: 'solid', appearance: 'black powder', odour: 'odourless', values: { crc: 'mp 1227; d 6.31' }, un: '3077',
  }),
  record({
    id: 2304, name: 'Dicopper oxide', synonyms: 'copper(I) oxide; cuprous oxide; red copper oxide; cuprite', cas: '1317-39-1', ec: '215-270-7', formula: 'Cu2O', molarMass: 143.09,
    index: '029-002-00-X', harmonised: 'Acute Tox. 4 H332; Acute Tox. 4 H302; Eye Dam. 1 H318; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', ates: 'dust-mist 3.34; oral 500', mAcute: 100, mChronic: 10,
    state: 'solid', appearance: 'red-brown powder', odour: 'odourless', values: { crc: 'mp 1244; d 6' }, tox: { karmaus: 'oral 470 rat' }, eco: { efsa: 'fish LC50 0.207 96h Oncorhynchus mykiss' }, un: '3077',
  }),
  record({
    id: 2305, name: 'Zinc oxide', synonyms: 'ZnO; zinc white; chinese white; C.I. Pigment White 4', cas: '1314-13-2', ec: '215-222-5', formula: 'ZnO', molarMass: 81.38, index: '030-013-00-7', harmonised: 'Aquatic Acute 1 H400; Aquatic Chronic 1 H410',
    state: 'solid', appearance: 'white to yellowish-white powder', odour: 'odourless', values: { crc: 'mp 1974; d 5.6' }, un: '3077', oel: { 'osha-z1': '5/- (fume)' }, eco: { reach: 'algae ErC50 0.17 72h Raphidocelis subcapitata' },
  }),
  record({
    id: 2306, name: 'Zinc chloride', synonyms: 'ZnCl2; zinc dichloride; butter of zinc', cas: '7646-85-7', ec: '231-592-0', formula: 'ZnCl2', molarMass: 136.29, nonAdditive: true, index: '030-003-00-2', harmonised: 'Acute Tox. 4* H302; Skin Corr. 1B H314; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', limits: 'STOT SE 3 H335: C>=5',
    state: 'solid', appearance: 'white deliquescent granules', odour: 'odourless', values: { crc: 'mp 325; bp 732; d 2.907', hsdb: 'sol 4.32e6@25' }, tox: { karmaus: 'oral 350 rat' }, un: '2331', oel: { 'osha-z1': '1/- (fume)', eh40: '1/- stel 2/- (fume)' },
  }),
  record({
    id: 2307, name: 'Zinc sulphate', synonyms: 'zinc sulfate; zinc sulphate, anhydrous; white vitriol', cas: '7733-02-0', ec: '231-793-3', formula: 'ZnSO4', molarMass: 161.44, index: '030-006-00-9', harmonised: 'Acute Tox. 4* H302; Eye Dam. 1 H318; Aquatic Acute 1 H400; Aquatic Chronic 1 H410',
    state: 'solid', appearance: 'white crystalline powder', odour: 'odourless', values: { crc: 'd 3.8' }, tox: { karmaus: 'oral 920 rat' }, un: '3077',
  }),
  record({
    id: 2308, name: 'Zinc powder - zinc dust (stabilised)', synonyms: 'zinc; zinc dust; zinc powder; zinc metal powder', cas: '7440-66-6', ec: '231-175-3', formula: 'Zn', molarMass: 65.38, index: '030-001-01-9', harmonised: 'Aquatic Acute 1 H400; Aquatic Chronic 1 H410',
    state: 'solid', appearance: 'grey powder', odour: 'odourless', values: { crc: 'mp 419.53; bp 907; d 7.134', icsc: 'ait 460' }, un: '3077',
  }),
  record({
    id: 2309, name: 'Zinc powder - zinc dust (pyrophoric)', synonyms: 'pyrophoric zinc dust', cas: '7440-66-6', ec: '231-175-3', formula: 'Zn', molarMass: 65.38, index: '030-001-00-1', harmonised: 'Water-react. 1 H260; Pyr. Sol. 1 H250; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', notes: 'T',
    state: 'solid', appearance: 'grey powder', odour: 'odourless', values: { crc: 'mp 419.53; bp 907; d 7.134' }, un: '1436',
  }),
  record({
    id: 2310, name: 'Aluminium powder (stabilised)', synonyms: 'aluminium powder; aluminum powder; aluminium pigment; aluminium flake; aluminium; C.I. Pigment Metal 1', cas: '7429-90-5', ec: '231-072-3', formula: 'Al', molarMass: 26.98, index: '013-002-00-1', harmonised: 'Water-react. 2 H261; Flam. Sol. 1 H228', notes: 'T',
    state: 'solid', appearance: 'silvery grey powder', odour: 'odourless', values: { crc: 'mp 660.32; bp 2519; d 2.7', icsc: 'ait 400' }, un: '1309', oel: { eh40: '10/- (inhalable dust)', 'osha-z1': '15/- (total dust)' },
  }),
  record({
    id: 2311, name: 'Aluminium powder (pyrophoric)', synonyms: 'pyrophoric aluminium powder', cas: '7429-90-5', ec: '231-072-3', formula: 'Al', molarMass: 26.98, index: '013-001-00-6', harmonised: 'Water-react. 2 H261; Pyr. Sol. 1 H250', notes: 'T',
    state: 'solid', appearance: 'silvery grey powder', odour: 'odourless', values: { crc: 'mp 660.32; bp 2519; d 2.7' }, un: '1383',
  }),
  record({
    id: 2312, name: 'Nickel', synonyms: 'nickel metal; Ni; Raney alloy nickel', cas: '7440-02-0', ec: '231-111-4', formula: 'Ni', molarMass: 58.69, index: '028-002-00-7', harmonised: 'Carc. 2 H351; STOT RE 1 H372; Skin Sens. 1 H317', notes: '7 S',
    state: 'solid', appearance: 'silvery metal', odour: 'odourless', values: { crc: 'mp 1455; bp 2913; d 8.9' }, oel: { 'osha-z1': '1/-', eh40: '0.5/- (water-insoluble, as Ni)' },
  }),
  record({
    id: 2313, name: 'Nickel powder', synonyms: 'nickel; nickel powder [particle diameter < 1 mm]; carbonyl nickel powder', cas: '7440-02-0', ec: '231-111-4', formula: 'Ni', molarMass: 58.69, index: '028-002-01-4', harmonised: 'Carc. 2 H351; STOT RE 1 H372; Skin Sens. 1 H317; Aquatic Chronic 3 H412',
    state: 'solid', appearance: 'grey powder', odour: 'odourless', values: { crc: 'mp 1455; bp 2913; d 8.9' }, un: '3089', oel: { 'osha-z1': '1/-', eh40: '0.5/- (water-insoluble, as Ni)' },
  }),
  record({
    id: 2314, name: 'Nickel sulphate', synonyms: 'nickel sulfate; nickel(II) sulfate; nickelous sulphate', cas: '7786-81-4', ec: '232-104-9', formula: 'NiSO4', molarMass: 154.75,
    index: '028-009-00-5', harmonised: 'Carc. 1A H350i; Muta. 2 H341; Repr. 1B H360D; STOT RE 1 H372; Acute Tox. 4* H332; Acute Tox. 4* H302; Skin Irrit. 2 H315; Resp. Sens. 1 H334; Skin Sens. 1 H317; Aquatic Acute 1 H400; Aquatic Chronic 1 H410',
    limits: 'STOT RE 1 H372: C>=1; STOT RE 2 H373: 0.1<=C<1; Skin Irrit. 2 H315: C>=20; Skin Sens. 1 H317: C>=0.01', mAcute: 1, state: 'solid', appearance: 'green-yellow crystals', odour: 'odourless', values: { crc: 'd 4.01' }, tox: { karmaus: 'oral 362 rat' }, un: '3288', oel: { cmrd: nickelCompounds, eh40: '0.1/- (water-soluble, as Ni)' },
  }),
  record({
    id: 2315, name: 'Lead powder', synonyms: 'lead; lead powder [particle diameter < 1 mm]; lead metal powder', cas: '7439-92-1', ec: '231-100-4', formula: 'Pb', molarMass: 207.2, index: '082-013-00-1', harmonised: 'Repr. 1A H360FD; Lact. H362; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', limits: 'Repr. 1A H360D: C>=0.03', mAcute: 1, mChronic: 10,
    state: 'solid', appearance: 'grey powder', odour: 'odourless', values: { crc: 'mp 327.46; bp 1749; d 11.3' }, un: '3077', oel: { cmrd: '0.03/- (inhalable)', 'osha-specific': '0.05/-', claw: '0.15/-' },
  }),
  record({
    id: 2316, name: 'Cobalt', synonyms: 'cobalt metal; Co; cobalt powder', cas: '7440-48-4', ec: '231-158-0', formula: 'Co', molarMass: 58.93, index: '027-001-00-9', harmonised: 'Carc. 1B H350; Muta. 2 H341; Repr. 1B H360F; Resp. Sens. 1 H334; Skin Sens. 1 H317; Aquatic Chronic 4 H413',
    state: 'solid', appearance: 'grey metal', odour: 'odourless', values: { crc: 'mp 1495; bp 2927; d 8.86' }, tox: { karmaus: 'oral 6171 rat' }, oel: { 'osha-z1': '0.1/-', eh40: '0.1/- (as Co)' },
  }),
  record({
    id: 2317, name: 'Mercury', synonyms: 'quicksilver; Hg; hydrargyrum', cas: '7439-97-6', ec: '231-106-7', formula: 'Hg', molarMass: 200.59, index: '080-001-00-0', harmonised: 'Repr. 1B H360D; Acute Tox. 2* H330; STOT RE 1 H372; Aquatic Acute 1 H400; Aquatic Chronic 1 H410',
    state: 'liquid', appearance: 'silver-white heavy liquid metal', odour: 'odourless', values: { crc: 'mp -38.83; bp 356.62; d 13.53', niosh: 'vp 0.00016@20' }, un: '2809', oel: { cmrd: '0.02/-', eh40: '0.02/-', 'osha-z2': 'ceil 0.1/-' },
  }),
  record({
    id: 2318, name: 'Iron', synonyms: 'iron powder; Fe; iron metal', cas: '7439-89-6', ec: '231-096-4', formula: 'Fe', molarMass: 55.85, notClassified: 'reach', state: 'solid', appearance: 'grey metal', odour: 'odourless', values: { crc: 'mp 1538; bp 2861; d 7.87' },
  }),
  record({
    id: 2319, name: 'Silver nitrate', synonyms: 'AgNO3; lunar caustic; nitric acid silver(1+) salt', cas: '7761-88-8', ec: '231-853-9', formula: 'AgNO3', molarMass: 169.87, index: '047-001-00-2', harmonised: 'Ox. Sol. 2 H272; Skin Corr. 1B H314; Aquatic Acute 1 H400; Aquatic Chronic 1 H410',
    state: 'solid', appearance: 'colourless crystals', odour: 'odourless', values: { crc: 'mp 210; d 4.35' }, tox: { karmaus: 'oral 3702 rat' }, un: '1493', oel: { 'osha-z1': '0.01/- (as Ag)' },
  }),
  record({
    id: 2320, name: 'Chromium trioxide', synonyms: 'chromium (VI) trioxide; chromic anhydride; chromic acid; CrO3', cas: '1333-82-0', ec: '215-607-8', formula: 'CrO3', molarMass: 99.99,
    index: '024-001-00-0', harmonised: 'Ox. Sol. 1 H271; Carc. 1A H350; Muta. 1B H340; Repr. 2 H361f; Acute Tox. 2* H330; Acute Tox. 3* H311; Acute Tox. 3* H301; STOT RE 1 H372; Skin Corr. 1A H314; Resp. Sens. 1 H334; Skin Sens. 1 H317; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', limits: 'STOT SE 3 H335: C>=1',
    state: 'solid', appearance: 'dark red flakes or crystals', odour: 'odourless', values: { crc: 'mp 197; d 2.7', hsdb: 'bp 250 (decomposes); sol 1.667e6@20' }, tox: { karmaus: 'oral 90 rat' }, un: '1463', oel: { cmrd: '0.005/- (as Cr)', 'osha-specific': '0.005/- (as Cr VI)', eh40: '0.01/- (as Cr, Carc, Sen)' },
  }),
  record({
    id: 2321, name: 'Potassium dichromate', synonyms: 'dipotassium dichromate; potassium bichromate; K2Cr2O7', cas: '7778-50-9', ec: '231-906-6', formula: 'K2Cr2O7', molarMass: 294.18,
    index: '024-002-00-6', harmonised: 'Ox. Sol. 2 H272; Carc. 1B H350; Muta. 1B H340; Repr. 1B H360FD; Acute Tox. 2* H330; Acute Tox. 3* H301; STOT RE 1 H372; Acute Tox. 4* H312; Skin Corr. 1B H314; Resp. Sens. 1 H334; Skin Sens. 1 H317; Aquatic Acute 1 H400; Aquatic Chronic 1 H410', limits: 'STOT SE 3 H335: C>=5', notes: '3',
    state: 'solid', appearance: 'orange-red crystals', odour: 'odourless', values: { crc: 'mp 398; d 2.68', hsdb: 'sol 45e3@25' }, un: '3086', oel: { cmrd: '0.005/- (as Cr)', 'osha-specific': '0.005/- (as Cr VI)', eh40: '0.01/- (as Cr, Carc, Sen)' },
  }),
  record({
    id: 2322, name: 'Disodium tetraborate decahydrate', synonyms: 'borax; borax decahydrate; sodium tetraborate decahydrate; tincal', cas: '1303-96-4', formula: 'Na2B4O7.10H2O', molarMass: 381.37, index: '005-011-00-4', harmonised: 'Repr. 1B H360FD', also: { reach: 'Eye Irrit. 2 H319' },
    state: 'solid', appearance: 'white crystals or powder', odour: 'odourless', values: { crc: 'd 1.73', wikidata: 'mp 75' }, tox: { karmaus: 'oral 4550 rat' }, oel: { eh40: '5/-' },
  }),
  record({
    id: 2323, name: 'Disodium tetraborate, anhydrous', synonyms: 'anhydrous borax; sodium tetraborate; boron sodium oxide; borax glass', cas: '1330-43-4', ec: '215-540-4', formula: 'Na2B4O7', molarMass: 201.22, index: '005-011-00-4', harmonised: 'Repr. 1B H360FD', also: { reach: 'Eye Irrit. 2 H319' },
    state: 'solid', appearance: 'white granules', odour: 'odourless', values: { crc: 'mp 743; d 2.4' }, tox: { karmaus: 'oral 3225 rat' }, oel: { eh40: '1/-' },
  }),
  record({
    id: 2324, name: 'Disodium tetraborate pentahydrate', synonyms: 'borax pentahydrate; sodium tetraborate pentahydrate; 5-mol borax', cas: '12179-04-3', formula: 'Na2B4O7.5H2O', molarMass: 291.29, index: '005-011-00-4', harmonised: 'Repr. 1B H360FD', also: { reach: 'Eye Irrit. 2 H319' },
    state: 'solid', appearance: 'white granules', odour: 'odourless', values: { wikidata: 'mp 200' }, oel: { eh40: '1/-' },
  }),
  record({
    id: 2325, name: 'Sodium fluoride', synonyms: 'NaF; fluorol; villiaumite', cas: '7681-49-4', ec: '231-667-8', formula: 'NaF', molarMass: 41.99, index: '009-004-00-7', harmonised: 'Acute Tox. 3* H301; Eye Irrit. 2 H319; Skin Irrit. 2 H315', euh: 'EUH032',
    state: 'solid', appearance: 'white crystals or powder', odour: 'odourless', values: { crc: 'mp 996; bp 1704; d 2.78', hsdb: 'sol 43e3@25' }, tox: { karmaus: 'oral 223 rat' }, un: '1690', oel: { 'ioelv-1': '2.5/- (as F)', 'osha-z2': '2.5/- (as F)', eh40: '2.5/- (as F)' },
  }),
  record({
    id: 2326, name: 'Disodium hexafluorosilicate', synonyms: 'sodium fluorosilicate; sodium silicofluoride; sodium hexafluorosilicate', cas: '16893-85-9', ec: '240-934-8', formula: 'Na2SiF6', molarMass: 188.06, index: '009-012-00-0', harmonised: 'Acute Tox. 3* H331; Acute Tox. 3* H311; Acute Tox. 3* H301', notes: 'A',
    state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'mp 847; d 2.7' }, un: '2674', oel: { 'ioelv-1': '2.5/- (as F)', eh40: '2.5/- (as F)' },
  }),
  record({
    id: 2327, name: 'Ammonium hydrogendifluoride', synonyms: 'ammonium bifluoride; ABF; ammonium hydrogen difluoride', cas: '1341-49-7', ec: '215-676-4', formula: 'NH4HF2', molarMass: 57.04, nonAdditive: true, index: '009-009-00-4', harmonised: 'Acute Tox. 3* H301; Skin Corr. 1B H314', limits: 'Skin Corr. 1B H314: C>=1; Skin Irrit. 2 H315: 0.1<=C<1; Eye Irrit. 2 H319: 0.1<=C<1', also: { reach: 'Eye Dam. 1 H318' },
    state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'mp 125; d 1.5', hsdb: 'bp 240 (decomposes); sol 602e3@20' }, un: '1727', oel: { 'ioelv-1': '2.5/- (as F)', eh40: '2.5/- (as F)' },
  }),
  record({
    id: 2328, name: 'Barium chloride', synonyms: 'BaCl2; barium dichloride', cas: '10361-37-2', ec: '233-788-1', formula: 'BaCl2', molarMass: 208.23, index: '056-004-00-8', harmonised: 'Acute Tox. 3* H301; Acute Tox. 4* H332',
    state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'mp 961; bp 1560; d 3.9', hsdb: 'sol 370e3@25' }, tox: { karmaus: 'oral 419 rat' }, un: '1564', oel: { 'ioelv-2': '0.5/- (as Ba)', eh40: '0.5/- (as Ba)', 'osha-z1': '0.5/- (as Ba)' },
  }),
  record({
    id: 2329, name: 'Iron(III) chloride', synonyms: 'iron trichloride; ferric chloride; FeCl3', cas: '7705-08-0', ec: '231-729-4', formula: 'FeCl3', molarMass: 162.2, nonAdditive: true, notified: 'Met. Corr. 1 H290; Acute Tox. 4 H302; Skin Irrit. 2 H315; Eye Dam. 1 H318', by: 'reach',
    state: 'solid', appearance: 'black-brown crystals, or brown solution', odour: 'slightly acidic', values: { crc: 'mp 307.6; bp 316; d 2.9' }, tox: { karmaus: 'oral 450 rat' }, un: '1773', oel: { eh40: '1/- stel 2/- (as Fe)' },
  }),
  record({
    id: 2330, name: 'Iron(II) chloride', synonyms: 'iron dichloride; ferrous chloride; FeCl2', cas: '7758-94-3', ec: '231-843-4', formula: 'FeCl2', molarMass: 126.75, notified: 'Acute Tox. 4 H302; Eye Dam. 1 H318', by: 'hcis',
    state: 'solid', appearance: 'greenish crystals', odour: 'odourless', values: { crc: 'mp 677; bp 1023; d 3.16' }, tox: { karmaus: 'oral 450 rat' }, un: '3260', oel: { eh40: '1/- stel 2/- (as Fe)' },
  }),
  record({
    id: 2331, name: 'Iron(II) sulphate', synonyms: 'iron (II) sulfate; ferrous sulphate; ferrous sulfate; iron vitriol; iron sulphate', cas: '7720-78-7', ec: '231-753-5', formula: 'FeSO4', molarMass: 151.91, index: '026-003-00-7', harmonised: 'Acute Tox. 4* H302; Eye Irrit. 2 H319; Skin Irrit. 2 H315',
    state: 'solid', appearance: 'white to yellow crystalline powder', odour: 'odourless', values: { crc: 'd 3.65' }, tox: { karmaus: 'oral 1480 rat' }, eco: { efsa: 'fish LC50 45.1 96h Oncorhynchus mykiss; crustacea EC50 31.2 48h Daphnia magna; algae EC50 22 72h Green algae' }, oel: { eh40: '1/- stel 2/- (as Fe)' },
  }),
  record({
    id: 2332, name: 'Iron(II) sulphate heptahydrate', synonyms: 'iron (II) sulfate (1:1) heptahydrate; ferrous sulphate heptahydrate; green vitriol; copperas', cas: '7782-63-0', formula: 'FeSO4.7H2O', molarMass: 278.02, index: '026-003-01-4', harmonised: 'Acute Tox. 4* H302; Eye Irrit. 2 H319; Skin Irrit. 2 H315', limits: 'Skin Irrit. 2 H315: C>=25',
    state: 'solid', appearance: 'blue-green crystals', odour: 'odourless', values: { crc: 'd 1.895', wikidata: 'mp 64.5' }, oel: { eh40: '1/- stel 2/- (as Fe)' },
  }),
  record({
    id: 2333, name: 'Aluminium sulphate', synonyms: 'aluminium sulfate; alum, paper makers; cake alum; aluminum sulfate; E 520', cas: '10043-01-3', ec: '233-135-0', formula: 'Al2(SO4)3', molarMass: 342.15, notified: 'Met. Corr. 1 H290; Eye Dam. 1 H318', by: 'reach',
    state: 'solid', appearance: 'white crystals or powder', odour: 'odourless', values: { wikidata: 'mp 700 (decomposes)' },
  }),
  record({
    id: 2334, name: 'Aluminium chloride', synonyms: 'aluminium chloride, anhydrous; aluminum trichloride; AlCl3', cas: '7446-70-0', ec: '231-208-1', formula: 'AlCl3', molarMass: 133.34, nonAdditive: true, index: '013-003-00-7', harmonised: 'Skin Corr. 1B H314', also: { reach: 'EUH014' },
    state: 'solid', appearance: 'white to yellow powder', odour: 'of hydrogen chloride', values: { crc: 'mp 192.6; d 2.48' }, tox: { karmaus: 'oral 3450 rat' }, un: '1726',
  }),
  record({
    id: 2335, name: 'Aluminium chloride, basic', synonyms: 'polyaluminium chloride; PAC coagulant; aluminium chlorohydrate; aluminum chloride, basic', cas: '1327-41-9', ec: '215-477-2', nonAdditive: true, notified: 'Met. Corr. 1 H290; Eye Dam. 1 H318', by: 'reach', state: 'liquid', appearance: 'clear to yellowish solution', odour: 'faint',
  }),
  record({
    id: 2336, name: 'Calcium nitrate', synonyms: 'Norwegian saltpetre; calcium dinitrate; nitrate of lime', cas: '10124-37-5', ec: '233-332-1', formula: 'Ca(NO3)2', molarMass: 164.09, notified: 'Ox. Sol. 3 H272; Acute Tox. 4 H302; Eye Dam. 1 H318', by: 'reach',
    state: 'solid', appearance: 'white granules', odour: 'odourless', values: { crc: 'mp 561; d 2.5' }, un: '1454',
  }),
  record({
    id: 2337, name: 'Lithium carbonate', synonyms: 'dilithium carbonate; Li2CO3', cas: '554-13-2', ec: '209-062-5', formula: 'Li2CO3', molarMass: 73.89, notified: 'Acute Tox. 4 H302; Eye Irrit. 2 H319', by: 'hcis', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'mp 732; d 2.11' }, tox: { ice: 'oral 525 rat' },
  }),
  record({
    id: 2338, name: 'Sulfur', synonyms: 'sulphur; brimstone; flowers of sulphur; wettable sulphur', cas: '7704-34-9', ec: '231-722-6', formula: 'S', molarMass: 32.06, index: '016-094-00-1', harmonised: 'Skin Irrit. 2 H315', also: { reach: 'Flam. Sol. 2 H228' },
    state: 'solid', appearance: 'yellow powder or crystals', odour: 'faint, of rotten eggs', values: { crc: 'mp 115.21; bp 444.61; d 2', icsc: 'fp 160; ait 232' }, tox: { ice: 'oral limit >5000 rat' }, un: '1350',
  }),
];
