/** Section 6. */
export const release = {
  nonEmergency: 'For non-emergency personnel',
  responders: 'For emergency responders',
  wearEquipment: 'Wear the equipment of section 8. Keep away people without protection.',
  ventilate: 'Ventilate the area. Do not breathe vapour, mist or gas.',
  noDust: 'Avoid raising dust and do not breathe it.',
  noIgnition:
    'Remove all sources of ignition at once; no sparks, no open flame, no smoking. Use explosion-proof equipment.',
  noContact: 'Avoid all contact with skin, eyes and clothing.',
  slippery: 'Danger of slipping on spilt product.',
  upwind: 'Stay upwind and out of low places, where vapours gather.',
  upwindGas: 'Stay upwind.',
  evacuate: 'Evacuate the danger area at once.',
  combustibles: 'Keep combustible materials away from the spill.',
  oxygenClothing:
    'Clothing takes up oxygen and then burns fiercely: air it in the open before going near a source of ignition.',
  responderSuit:
    'Wear chemical protection clothing and self-contained breathing apparatus where the concentration is unknown.',
  responderApparatus: 'Wear self-contained breathing apparatus where the concentration is unknown.',
  responderFlammable: 'Wear flame-retardant, antistatic clothing.',
  responderPlain: 'No special equipment beyond section 8 is needed in general.',
  responderMaterial: (material: string) => `Suitable glove material: ${material}.`,

  drains: 'Do not let the product reach drains, surface water or ground water.',
  soil: 'Prevent spread over a large area, by dikes or barriers.',
  report: 'If the product has reached waters, drains or soil, tell the authorities.',
  gasAway: 'Let the gas disperse in the open; keep it out of pits, cellars and drains.',

  stopLeak: 'Stop the leak if that can be done without danger.',
  absorb:
    'Take up with inert absorbent (sand, diatomaceous earth, universal binder) and fill into closed, marked containers.',
  absorbOxidiser:
    'Take up with inert, non-combustible absorbent (sand, diatomaceous earth); never with sawdust, rags or paper. Fill into clean plastic containers, do not seal them gas-tight, and never return spilt product to its container.',
  absorbIsocyanate:
    'Take up with damp, inert absorbent (sand, diatomaceous earth, universal binder) and fill into open containers. Do not close the containers for 7 to 14 days: carbon dioxide forms. Keep them damp, in the open or well ventilated.',
  foamCure:
    'Let spilt foam or adhesive cure, then take it off mechanically. Do not close containers with uncured product gas-tight: carbon dioxide forms.',
  absorbAcid:
    'Small residues may be neutralised with lime or soda with care, since heat and gas may form; then rinse with plenty of water.',
  absorbBase:
    'Small residues may be neutralised with diluted acid, such as citric acid, with care, since heat may form; then rinse with plenty of water.',
  diluteFirst:
    'Do not neutralise the undiluted product and let nothing contaminate it: it may decompose violently. Dilute small residues with plenty of water first.',
  sparkFree: 'Use tools that give no sparks.',
  sweep:
    'Take up mechanically without raising dust (industrial vacuum cleaner with fine filter) and fill into closed, marked containers.',
  sweepDust:
    'Take up mechanically without raising dust (explosion-proof industrial vacuum cleaner with fine filter) and fill into closed, marked containers.',
  sweepOxidiser:
    'Take up dry with a clean, non-combustible shovel, without raising dust; no vacuum cleaner, no sawdust, rags or paper. Fill into clean, dry plastic containers, do not seal them gas-tight, and never return spilt product to its container.',
  takeUpPaste: 'Take up mechanically (spatula, shovel) and fill into marked containers.',
  dryOnly: 'Take up dry. Do not use water.',
  gasStop: 'Close the valve, bring the leaking container into the open.',
  clean: 'Clean the place with water and detergent; collect the washing water.',
  cleanIsocyanate:
    'Decontaminate the place with a solution of 5 to 10 % sodium carbonate and 0.2 to 2 % detergent in water, or of 50 % isopropanol, 45 % water and 5 % ammonia; let it act for 30 minutes. Ventilate: carbon dioxide forms.',
  cleanOxidiser:
    'Rinse the place with plenty of water, without detergent or anything organic; collect the rinsing water.',
  disposeAs: 'Dispose of collected material according to section 13.',
  reference: 'Emergency telephone: section 1. Protective equipment: section 8. Disposal: section 13.',
};
