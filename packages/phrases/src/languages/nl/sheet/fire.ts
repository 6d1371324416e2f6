import type { SheetPhrases } from '../../../language.ts';

/** Section 5. */
export const fire: SheetPhrases['fire'] = {
  suitable: 'Geschikte blusmiddelen',
  unsuitable: 'Ongeschikte blusmiddelen',
  mediaFlammableLiquid: 'Alcoholbestendig schuim, bluspoeder, kooldioxide, sproeiwater.',
  mediaNotFlammable: 'Het product zelf brandt niet gemakkelijk: blusmiddelen afstemmen op de omgevingsbrand.',
  mediaCombustible: 'Sproeiwater, schuim, bluspoeder, kooldioxide.',
  mediaOxidiser: 'Sproeiwater in grote hoeveelheden.',
  mediaWaterReactive: 'Droog zand, bluspoeder of speciaal poeder voor metaalbranden.',
  mediaGas: 'Eerst de toevoer afsluiten. Sproeiwater, bluspoeder, kooldioxide.',
  mediaFlammableSolid: 'Sproeiwater, schuim, bluspoeder.',
  notJet: 'Volle waterstraal: deze verspreidt de brandende vloeistof.',
  notWater: 'Water, schuim en kooldioxide.',
  notSmothering: 'Kooldioxide, bluspoeder en blusdekens: het product levert zelf zuurstof.',
  notLeakingGas: 'Brandend gas niet blussen, tenzij het lek gedicht kan worden.',
  notKnown: 'Geen bekend.',

  hazardFlammable:
    'Dampen vormen met lucht ontplofbare mengsels, verspreiden zich ver over de grond en kunnen terugslaan.',
  hazardCombustible: 'Brandt bij verhitting; boven het vlampunt vormen dampen met lucht ontplofbare mengsels.',
  hazardOxidiser: 'Bevordert brand en kan brandbare materialen doen ontbranden.',
  hazardContainer: 'In gesloten houders loopt bij verhitting de druk op; zij kunnen openbarsten.',
  hazardGas: 'Gasflessen en spuitbussen barsten bij verhitting open.',
  hazardWater: 'Met water komt ontvlambaar gas vrij.',
  hazardDust: 'Opgewerveld stof kan ontploffen.',
  hazardNone: 'Er is geen bijzonder brandgevaar bekend.',
  combustionProducts: (products: string) => `Bij brand of sterke verhitting kunnen ontstaan: ${products}.`,
  combustionUnknown: (names: string) =>
    `Welke andere stoffen uit deze bestanddelen kunnen ontstaan, is niet bekend: ${names}.`,
  combustionNone: 'Er zijn geen gevaarlijke verbrandingsproducten bekend.',
  products: {
    carbonOxides: 'koolstofoxiden',
    nitrogenOxides: 'stikstofoxiden',
    hydrogenCyanide: 'waterstofcyanide',
    sulphurOxides: 'zwaveloxiden',
    hydrogenChloride: 'waterstofchloride',
    chlorine: 'chloor',
    phosgene: 'sporen van fosgeen',
    hydrogenFluoride: 'waterstoffluoride',
    hydrogenBromide: 'waterstofbromide',
    hydrogenIodide: 'waterstofjodide',
    phosphorusOxides: 'fosforoxiden',
    siliconDioxide: 'siliciumdioxide',
    metalOxides: 'metaaloxiden',
  },

  breathing: 'Onafhankelijke ademluchtapparatuur en volledige beschermende kleding dragen.',
  breathingStandardEurope: 'Brandweerkleding volgens EN 469, ademluchtapparatuur volgens EN 137.',
  breathingStandardUs:
    'Bluskleding volgens NFPA 1971 en door NIOSH goedgekeurde onafhankelijke ademluchtapparatuur met overdruk.',
  chemicalSuit: 'Contact met het product moet worden vermeden: chemicaliënpak dragen.',
  cool: 'Houders vanaf een beschutte plaats met sproeiwater koelen, ook na de brand.',
  water: 'Bluswater opvangen; niet in riolering of oppervlaktewater laten komen.',
  upwind: 'Bovenwinds blijven. Het gebied evacueren.',
  remote: 'Wegens ontploffingsgevaar op grote afstand blussen.',
  hazchem: (code: string) => `Hazchem-noodmaatregelcode: ${code}.`,
};
