import { record } from '../substance-record.ts';

/** Petroleum fractions: the entry's carcinogenicity and mutagenicity fall away by note L, N or P where the supplier shows it. */
export const petroleum = [
  record({
    id: 1401, name: 'Distillates (petroleum), hydrotreated light', synonyms: 'hydrotreated light distillate; dearomatised kerosene; odourless kerosene; deodorised kerosine; lamp oil; D60 solvent; low-odour solvent',
    cas: '64742-47-8', ec: '265-149-8', index: '649-422-00-2', harmonised: 'Asp. Tox. 1 H304', also: { reach: 'EUH066' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'faint, hydrocarbon-like',
    tox: { reach: 'oral limit >5000 rat; dermal limit >5000 rabbit' },
  }),
  record({
    id: 1402, name: 'Naphtha (petroleum), hydrotreated heavy', synonyms: 'hydrotreated heavy naphtha; low boiling point hydrogen treated naphtha; isoparaffinic naphtha; white spirit type 3',
    cas: '64742-48-9', ec: '265-150-3', index: '649-327-00-6', harmonised: 'Carc. 1B H350; Muta. 1B H340; Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 3 H226; STOT SE 3 H336; EUH066' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'hydrocarbon-like',
    tox: { hpvis: 'oral >6000 rat; vapour limit >8.5 rat' }, un: '3295',
  }),
  record({
    id: 1403, name: 'Naphtha (petroleum), hydrotreated light', synonyms: 'hydrotreated light naphtha; special boiling point spirit; SBP; petroleum ether; hexane fraction; benzine',
    cas: '64742-49-0', ec: '265-151-9', index: '649-328-00-1', harmonised: 'Carc. 1B H350; Muta. 1B H340; Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 2 H225; Skin Irrit. 2 H315; STOT SE 3 H336; Aquatic Chronic 2 H411' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'petrol-like', un: '3295',
  }),
  record({
    id: 1404, name: 'Naphtha (petroleum), hydrodesulphurised heavy', synonyms: 'white spirit; white spirit type 1; mineral turpentine; mineral spirits; turpentine substitute; low boiling point hydrogen treated naphtha, hydrodesulphurised; naphtha (petroleum), hydrodesulfurized heavy',
    cas: '64742-82-1', ec: '265-185-4', index: '649-330-00-2', harmonised: 'Carc. 1B H350; Muta. 1B H340; STOT RE 1 H372 (central nervous system); Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 3 H226; STOT SE 3 H336; Aquatic Chronic 2 H411; EUH066' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'hydrocarbon-like', tox: { karmaus: 'oral 4820 rat' }, un: '1300',
  }),
  record({
    id: 1405, name: 'Solvent naphtha (petroleum), medium aliphatic', synonyms: 'medium aliphatic solvent naphtha; straight run kerosine; solvent naphtha (petroleum), medium aliph.',
    cas: '64742-88-7', ec: '265-191-7', index: '649-405-00-X', harmonised: 'STOT RE 1 H372 (central nervous system); Asp. Tox. 1 H304', also: { reach: 'Flam. Liq. 3 H226; STOT SE 3 H336; Aquatic Chronic 2 H411; EUH066' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'hydrocarbon-like', un: '1268',
  }),
  record({
    id: 1406, name: 'Solvent naphtha (petroleum), light aromatic', synonyms: 'solvent naphtha 100; aromatic 100; light aromatic naphtha; aromatic hydrocarbons C9; solvent naphtha (petroleum), light arom.',
    cas: '64742-95-6', ec: '265-199-0', index: '649-356-00-4', harmonised: 'Carc. 1B H350; Muta. 1B H340; Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 3 H226; STOT SE 3 H335; STOT SE 3 H336; Aquatic Chronic 2 H411; EUH066' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'aromatic', tox: { karmaus: 'oral 8400 rat' }, un: '1268',
  }),
  record({
    id: 1407, name: 'Solvent naphtha (petroleum), heavy aromatic', synonyms: 'solvent naphtha 150; solvent naphtha 200; aromatic 150; aromatic 200; heavy aromatic naphtha; solvent naphtha (petroleum), heavy arom.',
    cas: '64742-94-5', ec: '265-198-5', index: '649-424-00-3', harmonised: 'Asp. Tox. 1 H304', also: { reach: 'STOT SE 3 H336; Aquatic Chronic 2 H411; EUH066' },
    state: 'liquid', appearance: 'clear colourless to pale yellow liquid', odour: 'aromatic',
  }),
  record({
    id: 1408, name: 'Solvent naphtha (petroleum), light aliphatic', synonyms: 'VM&P naphtha; light aliphatic solvent naphtha; rubber solvent; solvent naphtha (petroleum), light aliph.',
    cas: '64742-89-8', ec: '265-192-2', index: '649-267-00-0', harmonised: 'Carc. 1B H350; Muta. 1B H340; Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 2 H225; Skin Irrit. 2 H315; STOT SE 3 H336; Aquatic Chronic 2 H411' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'petrol-like', un: '1268',
  }),
  record({
    id: 1409, name: 'Stoddard solvent', synonyms: 'mineral spirits, Stoddard; dry cleaning safety solvent; white spirit, Stoddard; varnoline',
    cas: '8052-41-3', ec: '232-489-3', index: '649-345-00-4', harmonised: 'Carc. 1B H350; Muta. 1B H340; STOT RE 1 H372 (central nervous system); Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 3 H226; STOT SE 3 H336; Aquatic Chronic 2 H411; EUH066' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'kerosene-like',
    values: { wikidata: 'fp 43.33 (closed cup)' }, un: '1300', oel: { 'osha-z1': '2900/500' },
  }),
  record({
    id: 1410, name: 'Kerosine (petroleum)', synonyms: 'kerosene; paraffin oil (UK); straight run kerosine fuel; jet fuel; illuminating kerosine; fuel oil no. 1',
    cas: '8008-20-6', ec: '232-366-4', index: '649-404-00-4', harmonised: 'Asp. Tox. 1 H304', also: { reach: 'Flam. Liq. 3 H226; Skin Irrit. 2 H315; STOT SE 3 H336; Aquatic Chronic 2 H411' },
    state: 'liquid', appearance: 'colourless to pale yellow liquid', odour: 'characteristic, petroleum-like',
    values: { iec: 'fp 38 (closed cup); ait 210; lel 0.7', nfpa: 'uel 5' },
    tox: { hpvis: 'oral limit >5000 rat; dermal limit >2000 rabbit; dust-mist >5.28 rat' }, un: '1223',
  }),
  record({
    id: 1411, name: 'Fuels, diesel', synonyms: 'diesel; diesel fuel; gas oil; automotive gas oil; DERV; gasoil - unspecified',
    cas: '68334-30-5', ec: '269-822-7', index: '649-224-00-6', harmonised: 'Carc. 2 H351', notes: 'N', also: { reach: 'Flam. Liq. 3 H226; Acute Tox. 4 H332; Skin Irrit. 2 H315; Asp. Tox. 1 H304; STOT RE 2 H373; Aquatic Chronic 2 H411' },
    state: 'liquid', appearance: 'clear yellow liquid', odour: 'petroleum-like',
    values: { reach: 'fp >56 (closed cup)' }, un: '1202',
  }),
  record({
    id: 1412, name: 'Gasoline', synonyms: 'petrol; motor spirit; automotive gasoline; low boiling point naphtha - unspecified',
    cas: '86290-81-5', ec: '289-220-8', index: '649-378-00-4', harmonised: 'Carc. 1B H350; Muta. 1B H340; Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 1 H224; Skin Irrit. 2 H315; Repr. 2 H361fd; STOT SE 3 H336; Aquatic Chronic 2 H411' },
    state: 'liquid', appearance: 'clear colourless to amber volatile liquid', odour: 'characteristic, petrol',
    values: { wikidata: 'fp -42.78; lel 1.4; uel 7.6' }, un: '1203',
  }),
  record({
    id: 1413, name: 'Ligroine', synonyms: 'ligroin; VM and P naphtha; petroleum spirit; benzine, light; painters naphtha',
    cas: '8032-32-4', ec: '232-453-7', index: '649-263-00-9', harmonised: 'Carc. 1B H350; Muta. 1B H340; Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 2 H225; Skin Irrit. 2 H315; STOT SE 3 H336; Aquatic Chronic 2 H411' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'petrol-like',
    values: { wikidata: 'fp 12.78; lel 1.2; uel 6' }, un: '1268',
  }),
  record({
    id: 1414, name: 'Naphtha (petroleum), heavy alkylate', synonyms: 'heavy alkylate naphtha; isoparaffin C10-C12; low boiling point modified naphtha',
    cas: '64741-65-7', ec: '265-067-2', index: '649-275-00-4', harmonised: 'Carc. 1B H350; Muta. 1B H340; Asp. Tox. 1 H304', notes: 'P', also: { reach: 'Flam. Liq. 3 H226; EUH066' },
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'faint', un: '3295',
  }),
  record({
    id: 1415, name: 'Distillates (petroleum), hydrotreated middle', synonyms: 'hydrotreated middle distillate; gas oil, hydrotreated; gasoil - hydrotreated middle',
    cas: '64742-46-7', ec: '265-148-2', index: '649-221-00-X', harmonised: 'Carc. 1B H350', notes: 'N', also: { reach: 'Asp. Tox. 1 H304' },
    state: 'liquid', appearance: 'clear colourless to pale yellow liquid', odour: 'faint, petroleum-like',
  }),
  record({
    id: 1420, name: 'Distillates (petroleum), hydrotreated heavy paraffinic', synonyms: 'hydrotreated heavy paraffinic distillate; base oil SN 150; base oil SN 500; group II base oil; mineral oil, heavy paraffinic; baseoil - unspecified',
    cas: '64742-54-7', ec: '265-157-1', index: '649-467-00-8', harmonised: 'Carc. 1B H350', notes: 'L',
    state: 'liquid', appearance: 'clear pale yellow oily liquid', odour: 'faint, petroleum-like',
    values: { reach: 'visc >20.5' }, tox: { hpvis: 'oral >15000 rat' },
  }),
  record({
    id: 1421, name: 'Distillates (petroleum), hydrotreated light paraffinic', synonyms: 'hydrotreated light paraffinic distillate; light base oil; spindle oil; mineral oil, light paraffinic',
    cas: '64742-55-8', ec: '265-158-7', index: '649-468-00-3', harmonised: 'Carc. 1B H350', notes: 'L', also: { reach: 'Asp. Tox. 1 H304' },
    state: 'liquid', appearance: 'clear pale yellow oily liquid', odour: 'faint, petroleum-like',
  }),
  record({
    id: 1422, name: 'Distillates (petroleum), solvent-dewaxed heavy paraffinic', synonyms: 'solvent-dewaxed heavy paraffinic distillate; solvent neutral base oil; group I base oil; SN oil',
    cas: '64742-65-0', ec: '265-169-7', index: '649-474-00-6', harmonised: 'Carc. 1B H350', notes: 'L',
    state: 'liquid', appearance: 'clear amber oily liquid', odour: 'faint, petroleum-like',
    values: { reach: 'visc >20.5' }, tox: { hpvis: 'oral limit >5000 rat; dermal limit >5000 rabbit' },
  }),
  record({
    id: 1423, name: 'Distillates (petroleum), hydrotreated light naphthenic', synonyms: 'hydrotreated light naphthenic distillate; naphthenic oil, light; transformer oil; process oil, light naphthenic',
    cas: '64742-53-6', ec: '265-156-6', index: '649-466-00-2', harmonised: 'Carc. 1B H350', notes: 'L', also: { reach: 'Asp. Tox. 1 H304' },
    state: 'liquid', appearance: 'clear pale yellow oily liquid', odour: 'faint, petroleum-like', tox: { hpvis: 'oral limit >5000 rat' },
  }),
  record({
    id: 1424, name: 'Distillates (petroleum), hydrotreated heavy naphthenic', synonyms: 'hydrotreated heavy naphthenic distillate; naphthenic oil, heavy; process oil, heavy naphthenic',
    cas: '64742-52-5', ec: '265-155-0', index: '649-465-00-7', harmonised: 'Carc. 1B H350', notes: 'L',
    state: 'liquid', appearance: 'clear pale yellow oily liquid', odour: 'faint, petroleum-like',
    values: { reach: 'visc >20.5' }, tox: { hpvis: 'dermal limit >2000 rabbit' },
  }),
  record({
    id: 1425, name: 'Distillates (petroleum), solvent-dewaxed light paraffinic', synonyms: 'solvent-dewaxed light paraffinic distillate; SN 100 oil; light solvent neutral oil',
    cas: '64742-56-9', ec: '265-159-2', index: '649-469-00-9', harmonised: 'Carc. 1B H350', notes: 'L', also: { reach: 'Asp. Tox. 1 H304' },
    state: 'liquid', appearance: 'clear amber oily liquid', odour: 'faint, petroleum-like', tox: { hpvis: 'oral limit >5000 rat; dermal limit >5000 rabbit' },
  }),
  record({
    id: 1426, name: 'Lubricating oils (petroleum), C20-50, hydrotreated neutral oil-based', synonyms: 'group III base oil; highly refined mineral oil; hydrotreated neutral base oil C20-50',
    cas: '72623-87-1', ec: '276-738-4', index: '649-483-00-5', harmonised: 'Carc. 1B H350', notes: 'L',
    state: 'liquid', appearance: 'clear colourless to pale yellow oily liquid', odour: 'faint', values: { reach: 'visc >20.5' },
  }),
  record({
    id: 1427, name: 'White mineral oil (petroleum)', synonyms: 'white oil; paraffinum liquidum; medicinal white oil; liquid paraffin; technical white oil; E 905',
    cas: '8042-47-5', ec: '232-455-8', notified: 'Asp. Tox. 1 H304', by: 'reach',
    state: 'liquid', appearance: 'clear colourless oily liquid', odour: 'odourless', tox: { reach: 'oral limit >5000 rat; dermal limit >2000 rabbit' },
  }),
  record({
    id: 1428, name: 'Paraffin waxes and hydrocarbon waxes', synonyms: 'paraffin wax; petroleum wax; hydrocarbon wax; fully refined wax',
    cas: '8002-74-2', ec: '232-315-6', notClassified: 'reach',
    state: 'solid', appearance: 'white to yellowish waxy solid', odour: 'odourless',
    tox: { reach: 'oral limit >5000 rat; dermal limit >2000 rat' }, oel: { eh40: '2/- stel 6/- (fume)' },
  }),
  record({
    id: 1429, name: 'Petrolatum', synonyms: 'petroleum jelly; vaseline; white petrolatum; soft paraffin; mineral jelly',
    cas: '8009-03-8', ec: '232-373-2', index: '649-254-00-X', harmonised: 'Carc. 1B H350', notes: 'N',
    state: 'solid', appearance: 'white to yellow semi-solid', odour: 'odourless', tox: { reach: 'oral limit >5000 rat' },
  }),
  record({
    id: 1430, name: 'Asphalt', synonyms: 'bitumen; petroleum bitumen; petroleum pitch; asphaltum; road bitumen',
    cas: '8052-42-4', ec: '232-490-9', notClassified: 'reach',
    state: 'solid', appearance: 'black viscous to solid mass', odour: 'tar-like', oel: { eh40: '5/- stel 10/- (fume)' },
  }),
  record({
    id: 1431, name: 'Petroleum gases, liquefied', synonyms: 'LPG; liquefied petroleum gas; butane-propane mixture; autogas; propellant LPG; petroleum gas',
    cas: '68476-85-7', ec: '270-704-2', index: '649-202-00-6', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280; Carc. 1A H350; Muta. 1B H340', notes: 'K S U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'odourless unless odorised', values: { nfpa: 'ait 405' }, un: '1075', oel: { 'osha-z1': '1800/1000', eh40: '1750/1000 stel 2180/1250' },
  }),
  record({
    id: 1432, name: 'Hydrocarbons, C3-4-rich, petroleum distillate', synonyms: 'propellant C3-4; petroleum gas C3-4; aerosol propellant 3.5 bar; butane propane propellant',
    cas: '68512-91-4', ec: '270-990-9', index: '649-083-00-0', harmonised: 'Flam. Gas 1A H220; Press. Gas (Liq.) H280; Carc. 1A H350; Muta. 1B H340', notes: 'K U',
    state: 'gas', appearance: 'colourless liquefied gas', odour: 'faint', un: '1965',
  }),
  record({
    id: 1433, name: 'Alkanes, C11-15-iso-', synonyms: 'isoparaffin C11-15; isoalkanes C11-C15; isododecane fraction',
    cas: '90622-58-5', ec: '292-460-6', notified: 'Asp. Tox. 1 H304', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'practically odourless',
  }),
  record({
    id: 1440, name: 'Hydrocarbons, C9, aromatics', synonyms: 'C9 aromatics; solvent naphtha light aromatic, low benzene; EC 918-668-5', ec: '918-668-5',
    notified: 'Flam. Liq. 3 H226; Asp. Tox. 1 H304; STOT SE 3 H335; STOT SE 3 H336; Aquatic Chronic 2 H411', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'aromatic', un: '1268',
    eco: { reach: 'fish LC50 9.2 96h Oncorhynchus mykiss; crustacea EC50 3.2 48h Daphnia magna; algae ErC50 2.9 72h Raphidocelis subcapitata' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 1441, name: 'Hydrocarbons, C10, aromatics, <1% naphthalene', synonyms: 'C10 aromatics; aromatic 150 ND; EC 918-811-1', ec: '918-811-1',
    notified: 'Asp. Tox. 1 H304; STOT SE 3 H336; Aquatic Chronic 2 H411', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'aromatic',
  }),
  record({
    id: 1442, name: 'Hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, <2% aromatics', synonyms: 'dearomatised white spirit; D40 solvent; EC 919-857-5', ec: '919-857-5',
    notified: 'Flam. Liq. 3 H226; Asp. Tox. 1 H304; STOT SE 3 H336', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'faint', tox: { reach: 'oral limit >5000 rat; dermal limit >5000 rabbit' }, un: '3295', degradable: ['ready', 'reach'],
  }),
  record({
    id: 1443, name: 'Hydrocarbons, C10-C13, n-alkanes, isoalkanes, cyclics, <2% aromatics', synonyms: 'D60 dearomatised solvent; EC 918-481-9', ec: '918-481-9',
    notified: 'Asp. Tox. 1 H304', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'faint', tox: { reach: 'oral limit >5000 rat; dermal limit >5000 rabbit' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 1444, name: 'Hydrocarbons, C11-C14, n-alkanes, isoalkanes, cyclics, <2% aromatics', synonyms: 'D80 dearomatised solvent; EC 926-141-6', ec: '926-141-6',
    notified: 'Asp. Tox. 1 H304', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'faint', tox: { reach: 'oral limit >5000 rat; dermal limit >5000 rabbit' }, degradable: ['ready', 'reach'],
  }),
  record({
    id: 1445, name: 'Hydrocarbons, C9-C12, n-alkanes, isoalkanes, cyclics, aromatics (2-25%)', synonyms: 'white spirit type 1, low benzene; white spirit 17% aromatics; EC 919-446-0', ec: '919-446-0',
    notified: 'Flam. Liq. 3 H226; STOT SE 3 H336; STOT RE 1 H372 (central nervous system); Asp. Tox. 1 H304; Aquatic Chronic 2 H411', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'hydrocarbon-like', un: '1300', degradable: ['ready', 'reach'],
  }),
  record({
    id: 1446, name: 'Hydrocarbons, C7-C9, n-alkanes, isoalkanes, cyclics', synonyms: 'SBP 100/140; EC 920-750-0', ec: '920-750-0',
    notified: 'Flam. Liq. 2 H225; Asp. Tox. 1 H304; STOT SE 3 H336; Aquatic Chronic 2 H411', by: 'reach', euh: 'EUH066',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'petrol-like', un: '3295', degradable: ['ready', 'reach'],
  }),
  record({
    id: 1447, name: 'Hydrocarbons, C6-C7, n-alkanes, isoalkanes, cyclics, <5% n-hexane', synonyms: 'SBP 60/95; EC 921-024-6', ec: '921-024-6',
    notified: 'Flam. Liq. 2 H225; Skin Irrit. 2 H315; Asp. Tox. 1 H304; STOT SE 3 H336; Aquatic Chronic 2 H411', by: 'reach',
    state: 'liquid', appearance: 'clear colourless liquid', odour: 'petrol-like', un: '3295', degradable: ['ready', 'reach'],
  }),
];
