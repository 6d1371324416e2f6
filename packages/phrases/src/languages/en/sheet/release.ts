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
    'Take up with inert, non-combustible absorbent (sand, diatomaceous earth); never with sawdust, rags or paper.',
  absorbAcid:
    'Small residues may be neutralised with lime or soda with care, since heat and gas may form; then rinse with plenty of water.',
  absorbBase:
    'Small residues may be neutralised with diluted acid, such as citric acid, with care, since heat may form; then rinse with plenty of water.',
  sparkFree: 'Use tools that give no sparks.',
  sweep:
    'Take up mechanically without raising dust (industrial vacuum cleaner with fine filter) and fill into closed, marked containers.',
  sweepDust:
    'Take up mechanically without raising dust (explosion-proof industrial vacuum cleaner with fine filter) and fill into closed, marked containers.',
  dryOnly: 'Take up dry. Do not use water.',
  gasStop: 'Close the valve, bring the leaking container into the open.',
  clean: 'Clean the place with water and detergent; collect the washing water.',
  disposeAs: 'Dispose of collected material according to section 13.',
  reference: 'Emergency telephone: section 1. Protective equipment: section 8. Disposal: section 13.',
};
