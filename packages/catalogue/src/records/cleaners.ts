import { record } from '../substance-record.ts';

/** Builders, sequestrants, reducing agents, carriers and the harmless rest of a recipe. */
export const cleaners = [
  record({
    id: 3001, name: 'Water', synonyms: 'aqua; H2O; deionised water; demineralised water; purified water; tap water; dihydrogen oxide', cas: '7732-18-5', ec: '231-791-2', formula: 'H2O', molarMass: 18.02, notClassified: 'reach-iv',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'odourless', values: { crc: 'mp 0; bp 99.97; d 0.997@25', physprop: 'kow -1.38', hsdb: 'vp 2.34@20' },
  }),
  record({
    id: 3002, name: 'Sodium chloride', synonyms: 'salt; table salt; common salt; NaCl; rock salt; halite', cas: '7647-14-5', ec: '231-598-3', formula: 'NaCl', molarMass: 58.44, notClassified: 'reach', state: 'solid', appearance: 'white crystals', odour: 'odourless',
    values: { crc: 'mp 800.7; bp 1465; d 2.17', reach: 'sol 358e3@20' }, tox: { karmaus: 'oral 3890 rat' }, eco: { reach: 'fish LC50 5840 96h Lepomis macrochirus; crustacea LC50 874 48h Daphnia magna; algae EC50 2430 120h Nitzschia sp.' },
  }),
  record({
    id: 3003, name: 'Potassium chloride', synonyms: 'KCl; sylvite; muriate of potash; E 508', cas: '7447-40-7', ec: '231-211-8', formula: 'KCl', molarMass: 74.55, notClassified: 'reach', state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'mp 771; d 1.988', reach: 'sol 340e3@20' }, tox: { karmaus: 'oral 2600 rat' },
  }),
  record({
    id: 3004, name: 'Calcium chloride', synonyms: 'CaCl2; calcium dichloride; calcium chloride, anhydrous; E 509', cas: '10043-52-4', ec: '233-140-8', formula: 'CaCl2', molarMass: 110.98, index: '017-013-00-2', harmonised: 'Eye Irrit. 2 H319', state: 'solid', appearance: 'white hygroscopic granules', odour: 'odourless', values: { crc: 'mp 775; bp 1935; d 2.15', reach: 'sol 745e3@20' }, tox: { karmaus: 'oral 3798 rat' },
    eco: { sids: 'fish LC50 4630 96h Pimephales promelas; crustacea EC50 2400 48h Daphnia magna' },
  }),
  record({
    id: 3005, name: 'Magnesium chloride', synonyms: 'MgCl2; magnesium dichloride; bischofite; E 511', cas: '7786-30-3', ec: '232-094-6', formula: 'MgCl2', molarMass: 95.21, notClassified: 'reach', state: 'solid', appearance: 'white flakes', odour: 'odourless', values: { crc: 'mp 714; bp 1412; d 2.325' }, tox: { reach: 'oral 2800 rat' },
  }),
  record({
    id: 3006, name: 'Calcium carbonate', synonyms: 'chalk; limestone; calcite; whiting; GCC; PCC; marble flour; E 170', cas: '471-34-1', ec: '207-439-9', formula: 'CaCO3', molarMass: 100.09, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'd 2.71', reach: 'sol 16.6@20; dec 825' }, tox: { ice: 'oral limit >2000 rat' },
    oel: { 'osha-z1': '15/- (total dust)', eh40: '10/- (inhalable dust)' },
  }),
  record({
    id: 3007, name: 'Sodium sulphate', synonyms: "sodium sulfate; Glauber's salt, anhydrous; thenardite; disodium sulphate; E 514", cas: '7757-82-6', ec: '231-820-9', formula: 'Na2SO4', molarMass: 142.04, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'mp 884; d 2.7', reach: 'sol 195e3@20' }, tox: { reach: 'oral limit >2000 rat' },
    eco: { sids: 'fish LC50 7960 96h Pimephales promelas; crustacea EC50 1766 48h Daphnia magna; algae EC50 1900 120h Nitzschia linearis' },
  }),
  record({
    id: 3008, name: 'Magnesium sulphate', synonyms: 'magnesium sulfate; magnesium sulfate, anhydrous; E 518', cas: '7487-88-9', ec: '231-298-2', formula: 'MgSO4', molarMass: 120.36, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'mp 1137; d 2.66' }, tox: { reach: 'oral limit >2000 rat' },
  }),
  record({
    id: 3009, name: 'Magnesium sulphate heptahydrate', synonyms: 'Epsom salt; bitter salt; magnesium sulfate heptahydrate', cas: '10034-99-8', formula: 'MgSO4.7H2O', molarMass: 246.47, notClassified: 'reach', state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'd 1.67' },
  }),
  record({
    id: 3010, name: 'Calcium sulphate', synonyms: 'calcium sulfate; anhydrite; plaster of Paris, anhydrous; E 516', cas: '7778-18-9', ec: '231-900-3', formula: 'CaSO4', molarMass: 136.14, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'mp 1460; d 2.96' }, oel: { 'osha-z1': '15/- (total dust)', eh40: '10/- (inhalable dust)' },
  }),
  record({
    id: 3011, name: 'Gypsum', synonyms: 'calcium sulphate dihydrate; calcium sulfate dihydrate; sulfuric acid, calcium salt, dihydrate', cas: '10101-41-4', formula: 'CaSO4.2H2O', molarMass: 172.17, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'd 2.32' }, oel: { eh40: '10/- (inhalable dust)' },
  }),
  record({
    id: 3012, name: 'Silicon dioxide, amorphous', synonyms: 'silica; amorphous silica; synthetic amorphous silica; SAS; precipitated silica; silica gel; silicon dioxide; E 551', cas: '7631-86-9', ec: '231-545-4', formula: 'SiO2', molarMass: 60.08, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless',
    values: { wikidata: 'mp 1710; bp 2230' }, tox: { reach: 'oral limit >5000 rat; dermal limit >2000 rabbit' }, oel: { eh40: '6/- (inhalable dust)' },
  }),
  record({
    id: 3013, name: 'Fumed silica', synonyms: 'silica, amorphous, fumed, crystalline free; pyrogenic silica; fumed silicon dioxide', cas: '112945-52-5', formula: 'SiO2', molarMass: 60.08, notClassified: 'reach', state: 'solid', appearance: 'white fluffy powder', odour: 'odourless', tox: { reach: 'oral limit >5000 rat' }, oel: { eh40: '6/- (inhalable dust)' },
  }),
  record({
    id: 3015, name: 'Magnesium oxide', synonyms: 'magnesia; MgO; calcined magnesite; periclase; E 530', cas: '1309-48-4', ec: '215-171-9', formula: 'MgO', molarMass: 40.3, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'mp 2825; bp 3600; d 3.6' }, tox: { karmaus: 'oral 3870 rat' }, oel: { 'osha-z1': '15/- (fume, total particulate)', eh40: '10/- (inhalable dust, as Mg)' },
  }),
  record({
    id: 3016, name: 'Aluminium oxide', synonyms: 'alumina; corundum; Al2O3; aluminum oxide; electrocorundum', cas: '1344-28-1', ec: '215-691-6', formula: 'Al2O3', molarMass: 101.96, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', values: { crc: 'mp 2054; bp 2977; d 3.99' }, oel: { 'osha-z1': '15/- (total dust)', eh40: '10/- (inhalable dust)' },
  }),
  record({
    id: 3018, name: 'Zeolites', synonyms: 'zeolite; zeolite A; sodium aluminosilicate; zeolite 4A', cas: '1318-02-1', ec: '215-283-8', notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', tox: { reach: 'oral limit >5000 rat' },
  }),
  record({
    id: 3030, name: 'Sucrose', synonyms: 'sugar; saccharose; cane sugar; beet sugar', cas: '57-50-1', ec: '200-334-9', formula: 'C12H22O11', molarMass: 342.3, notClassified: 'reach-iv', state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'mp 181; d 1.58', physprop: 'kow -3.7' }, tox: { ice: 'oral 29700 rat' }, oel: { 'osha-z1': '15/- (total dust)', eh40: '10/- stel 20/-' },
  }),
  record({
    id: 3031, name: 'D-Glucose', synonyms: 'glucose; dextrose; grape sugar', cas: '50-99-7', ec: '200-075-1', formula: 'C6H12O6', molarMass: 180.16, notClassified: 'reach-iv', state: 'solid', appearance: 'white crystalline powder', odour: 'odourless', values: { webbook: 'mp 147.33', physprop: 'kow -3.24' },
  }),
  record({
    id: 3032, name: 'Sorbitol', synonyms: 'D-glucitol; D-sorbitol; E 420', cas: '50-70-4', ec: '200-061-5', formula: 'C6H14O6', molarMass: 182.17, notClassified: 'reach-iv', state: 'solid', appearance: 'white powder, or clear syrup in solution', odour: 'odourless', values: { crc: 'mp 97; d 1.489', physprop: 'kow -2.2' }, tox: { ice: 'oral 15900 rat' },
  }),
  record({
    id: 3033, name: 'Cellulose', synonyms: 'microcrystalline cellulose; cellulose powder; wood pulp; E 460', cas: '9004-34-6', ec: '232-674-9', notClassified: 'cnl', state: 'solid', appearance: 'white fibrous powder', odour: 'odourless', oel: { 'osha-z1': '15/- (total dust)', eh40: '10/- stel 20/- (inhalable dust)' },
  }),
  record({
    id: 3034, name: 'Starch', synonyms: 'corn starch; maize starch; potato starch; amylum', cas: '9005-25-8', ec: '232-679-6', notClassified: 'reach-iv', state: 'solid', appearance: 'white powder', odour: 'odourless', oel: { 'osha-z1': '15/- (total dust)', eh40: '10/- (inhalable dust)' },
  }),
  record({
    id: 3035, name: 'Sodium carboxymethyl cellulose', synonyms: 'CMC; carmellose sodium; cellulose, carboxymethyl ether, sodium salt; cellulose gum; E 466', cas: '9004-32-4', notClassified: 'cnl', state: 'solid', appearance: 'white to cream powder', odour: 'odourless',
  }),
  record({
    id: 3037, name: 'Urea', synonyms: 'carbamide; carbonyl diamide; E 927b', cas: '57-13-6', ec: '200-315-5', formula: 'CH4N2O', molarMass: 60.06, notClassified: 'reach', state: 'solid', appearance: 'white crystals or prills', odour: 'slight, of ammonia', values: { crc: 'mp 132.4; d 1.323@20', physprop: 'kow -2.11', reach: 'sol 624e3@20' }, tox: { ice: 'oral 14300 rat' }, degradable: ['ready', 'sids'],
  }),
  record({
    id: 3050, name: 'Trisodium citrate', synonyms: 'sodium citrate; sodium citrate, anhydrous; citric acid trisodium salt; E 331', cas: '68-04-2', ec: '200-675-3', formula: 'C6H5Na3O7', molarMass: 258.07, notClassified: 'reach', state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'mp 300 (decomposes)' }, degradable: ['ready', 'sids'],
  }),
  record({
    id: 3051, name: 'Trisodium citrate dihydrate', synonyms: 'sodium citrate dihydrate; 1,2,3-propanetricarboxylic acid, 2-hydroxy-, trisodium salt, dihydrate', cas: '6132-04-3', formula: 'C6H5Na3O7.2H2O', molarMass: 294.1, notClassified: 'reach', state: 'solid', appearance: 'white crystals', odour: 'odourless', degradable: ['ready', 'sids'],
  }),
  record({
    id: 3052, name: 'Sodium gluconate', synonyms: 'gluconic acid, sodium salt; sodium D-gluconate; E 576', cas: '527-07-1', ec: '208-407-7', formula: 'C6H11NaO7', molarMass: 218.14, notClassified: 'reach-iv', state: 'solid', appearance: 'white to yellowish powder', odour: 'odourless', degradable: ['ready', 'sids'],
  }),
  record({
    id: 3053, name: 'Sodium acetate', synonyms: 'acetic acid, sodium salt; sodium ethanoate; E 262', cas: '127-09-3', ec: '204-823-8', formula: 'C2H3NaO2', molarMass: 82.03, notClassified: 'reach', state: 'solid', appearance: 'white powder', odour: 'slight, of vinegar', values: { crc: 'mp 328.2; d 1.528' }, tox: { ice: 'oral 3530 rat' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 3054, name: 'Sodium formate', synonyms: 'formic acid, sodium salt; sodium methanoate', cas: '141-53-7', ec: '205-488-0', formula: 'CHNaO2', molarMass: 68.01, notClassified: 'reach', state: 'solid', appearance: 'white crystalline powder', odour: 'slight', values: { crc: 'mp 257.3; d 1.92' }, tox: { hpvis: 'oral >3000 rat' }, degradable: ['ready', 'sids'],
  }),
  record({
    id: 3060, name: 'Sodium metabisulphite', synonyms: 'disodium disulphite; sodium metabisulfite; sodium pyrosulfite; SMBS; E 223', cas: '7681-57-4', ec: '231-673-0', formula: 'Na2S2O5', molarMass: 190.1, index: '016-063-00-2', harmonised: 'Acute Tox. 4* H302; Eye Dam. 1 H318', euh: 'EUH031',
    state: 'solid', appearance: 'white crystals or powder', odour: 'of sulphur dioxide', values: { wikidata: 'mp 150 (decomposes)', hsdb: 'd 1.4@25; sol 667e3@25' }, tox: { karmaus: 'oral 1630 rat' }, eco: { sids: 'fish LC50 177.8 96h Oncorhynchus mykiss; crustacea EC50 88.8 48h Daphnia magna; algae ErC50 43.8 72h Desmodesmus subspicatus' }, oel: { eh40: '5/-' },
  }),
  record({
    id: 3061, name: 'Sodium sulphite', synonyms: 'sodium sulfite; disodium sulphite; E 221', cas: '7757-83-7', ec: '231-821-4', formula: 'Na2SO3', molarMass: 126.04, notClassified: 'reach', euh: 'EUH031', state: 'solid', appearance: 'white crystals or powder', odour: 'slight, of sulphur dioxide', values: { crc: 'd 2.63; mp 911' }, tox: { karmaus: 'oral 2746 rat' },
  }),
  record({
    id: 3062, name: 'Sodium hydrogensulphite', synonyms: 'sodium bisulphite; sodium bisulfite; sodium hydrogensulphite ... %; SBS; E 222', cas: '7631-90-5', ec: '231-548-0', formula: 'NaHSO3', molarMass: 104.06, index: '016-064-00-8', harmonised: 'Acute Tox. 4* H302', euh: 'EUH031', notes: 'B',
    state: 'solid', appearance: 'white crystals, or yellowish solution', odour: 'slight, of sulphur dioxide', values: { crc: 'd 1.48', wikidata: 'mp 150 (decomposes)' }, un: '2693', oel: { eh40: '5/-' },
  }),
  record({
    id: 3063, name: 'Sodium thiosulphate', synonyms: 'sodium thiosulfate; hypo; disodium thiosulphate', cas: '7772-98-7', ec: '231-867-5', formula: 'Na2S2O3', molarMass: 158.11, notClassified: 'reach', state: 'solid', appearance: 'white crystals', odour: 'odourless', values: { crc: 'd 1.69' },
  }),
  record({
    id: 3064, name: 'Sodium dithionite', synonyms: 'sodium hydrosulphite; sodium hydrosulfite; Blankit; hydros', cas: '7775-14-6', ec: '231-890-0', formula: 'Na2S2O4', molarMass: 174.11, index: '016-028-00-1', harmonised: 'Self-heat. 1 H251; Acute Tox. 4* H302', euh: 'EUH031', also: { reach: 'Eye Irrit. 2 H319' },
    state: 'solid', appearance: 'white to greyish crystalline powder', odour: 'faint, sulphurous', values: { hsdb: 'ait 190; d 2.38; sol 241e3@20' }, un: '1384',
  }),
  record({
    id: 3065, name: 'Ammonium chloride', synonyms: 'sal ammoniac; NH4Cl; E 510', cas: '12125-02-9', ec: '235-186-4', formula: 'NH4Cl', molarMass: 53.49, index: '017-014-00-8', harmonised: 'Acute Tox. 4* H302; Eye Irrit. 2 H319', state: 'solid', appearance: 'white crystals or granules', odour: 'odourless', values: { crc: 'd 1.519', wikidata: 'mp 337.6 (sublimes)', hsdb: 'sol 395e3@25' }, tox: { karmaus: 'oral 1650 rat' }, oel: { eh40: '10/- stel 20/- (fume)' },
  }),
  record({
    id: 3066, name: 'Ammonium sulphate', synonyms: 'ammonium sulfate; AMS; diammonium sulphate; E 517', cas: '7783-20-2', ec: '231-984-1', formula: 'N2H8SO4', molarMass: 132.14, notClassified: 'reach', state: 'solid', appearance: 'white crystals', odour: 'slight, of ammonia', values: { crc: 'd 1.77' }, tox: { karmaus: 'oral 2840 rat' },
  }),
  record({
    id: 3067, name: 'Ammonium hydrogencarbonate', synonyms: 'ammonium bicarbonate; baking ammonia; E 503(ii)', cas: '1066-33-7', ec: '213-911-5', formula: 'NH4HCO3', molarMass: 79.06, notified: 'Acute Tox. 4 H302', by: 'reach', state: 'solid', appearance: 'white crystals', odour: 'of ammonia', values: { crc: 'd 1.586' }, tox: { karmaus: 'oral 1576 rat' },
  }),
  record({
    id: 3068, name: 'Sodium hydrogensulphate', synonyms: 'sodium bisulphate; sodium bisulfate; sodium hydrogen sulfate; sodium acid sulphate; pH minus', cas: '7681-38-1', ec: '231-665-7', formula: 'NaHSO4', molarMass: 120.06, index: '016-046-00-X', harmonised: 'Eye Dam. 1 H318', state: 'solid', appearance: 'white granules', odour: 'odourless', values: { crc: 'mp 315; d 2.43' }, tox: { reach: 'oral 2490 rat' },
  }),
  record({
    id: 3080, name: 'Disodium ethylenediaminetetraacetate', synonyms: 'EDTA-Na2; disodium EDTA; Na2EDTA; disodium dihydrogen ethylenediaminetetraacetate; edetate disodium; E 386', cas: '139-33-3', ec: '205-358-3', formula: 'C10H14N2Na2O8', molarMass: 336.21, notified: 'Acute Tox. 4 H332; STOT RE 2 H373 (respiratory tract, inhalation)', by: 'reach', state: 'solid', appearance: 'white powder', odour: 'odourless', tox: { ice: 'oral 3700 rat' }, degradable: ['not ready', 'sids'],
  }),
  record({
    id: 3081, name: 'Trisodium nitrilotriacetate', synonyms: 'NTA; NTA-Na3; trisodium NTA; nitrilotriacetic acid trisodium salt', cas: '5064-31-3', ec: '225-768-6', formula: 'C6H6NNa3O6', molarMass: 257.08, index: '607-620-00-6', harmonised: 'Carc. 2 H351; Acute Tox. 4* H302; Eye Irrit. 2 H319', limits: 'Carc. 2 H351: C>=5', state: 'solid', appearance: 'white powder', odour: 'odourless', tox: { ice: 'oral 1740 rat' }, degradable: ['ready', 'sids'],
  }),
  record({
    id: 3082, name: 'Trisodium methylglycinediacetate', synonyms: 'MGDA; MGDA-Na3; methylglycinediacetic acid trisodium salt; alanine, N,N-bis(carboxymethyl)-, sodium salt (1:3)', cas: '164462-16-2', ec: '423-270-5', formula: 'C7H8NNa3O6', molarMass: 271.11, notified: 'Met. Corr. 1 H290', by: 'reach', state: 'liquid', appearance: 'clear yellowish solution, or white powder', odour: 'faint', degradable: ['ready', 'reach'],
  }),
  record({
    id: 3083, name: 'Etidronic acid', synonyms: 'HEDP; 1-hydroxyethylidene-1,1-diphosphonic acid; hydroxyethane diphosphonic acid', cas: '2809-21-4', ec: '220-552-8', formula: 'C2H8O7P2', molarMass: 206.03, nonAdditive: true, notified: 'Met. Corr. 1 H290; Acute Tox. 4 H302; Eye Dam. 1 H318', by: 'reach', state: 'solid', appearance: 'white crystals, or colourless solution', odour: 'odourless', values: { crc: 'mp 105' }, tox: { karmaus: 'oral 3130 rat' }, degradable: ['not ready', 'sids'], un: '3265',
  }),
  record({
    id: 3084, name: 'Nitrilotrimethylenetris(phosphonic acid)', synonyms: 'ATMP; aminotris(methylenephosphonic acid); NTMP; amino trimethylene phosphonic acid', cas: '6419-19-8', ec: '229-146-5', formula: 'C3H12NO9P3', molarMass: 299.05, notified: 'Met. Corr. 1 H290; Eye Irrit. 2 H319', by: 'reach', state: 'solid', appearance: 'white powder, or pale yellow solution', odour: 'faint', values: { wikidata: 'mp 215' }, tox: { karmaus: 'oral 2910 rat' }, degradable: ['not ready', 'sids'],
  }),
  record({
    id: 3085, name: '2-Phosphonobutane-1,2,4-tricarboxylic acid', synonyms: 'PBTC; PBTCA; phosphonobutane tricarboxylic acid', cas: '37971-36-1', ec: '253-733-5', formula: 'C7H11O9P', molarMass: 270.13, notified: 'Met. Corr. 1 H290; Eye Irrit. 2 H319', by: 'reach', state: 'liquid', appearance: 'colourless to pale yellow solution', odour: 'faint', tox: { ice: 'oral limit >6500 rat' }, degradable: ['not ready', 'reach'],
  }),
  record({
    id: 3086, name: 'Sodium polyacrylate', synonyms: '2-propenoic acid, homopolymer, sodium salt; polyacrylic acid, sodium salt; sodium polyacrylate dispersant', cas: '9003-04-7', notClassified: 'cnl', state: 'solid', appearance: 'white powder, or clear solution', odour: 'faint',
  }),
];
