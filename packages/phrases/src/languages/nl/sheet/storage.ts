import type { SheetPhrases } from '../../../language.ts';

/** Section 7. */
export const storage: SheetPhrases['storage'] = {
  handling: 'Hantering',
  hygiene: 'Hygiëne',
  fireProtection: 'Bescherming tegen brand en ontploffing',
  conditions: 'Opslagomstandigheden',
  together: 'Gezamenlijke opslag met andere materialen',
  temperature: 'Opslagtemperatuur',
  packaging: 'Verpakkingsmateriaal',

  ventilation: 'Voor goede ventilatie zorgen, met afzuiging op de plaats van gebruik.',
  ventilationGeneral: 'Voor goede ventilatie zorgen.',
  closed: 'Houders goed gesloten houden wanneer zij niet in gebruik zijn; voorzichtig openen en hanteren.',
  closedVented:
    'Houders gesloten houden wanneer zij niet in gebruik zijn, alleen met ontluchte sluitingen; nooit gasdicht afsluiten. Voorzichtig openen en hanteren.',
  noAerosol: 'Vorming van nevel en damp vermijden.',
  noDust: 'Stofvorming vermijden; stof afzuigen waar het ontstaat.',
  noContact: 'Contact met huid en ogen vermijden.',
  noContactCorrosive: 'Contact met de ogen, de huid of de kleding vermijden.',
  dilute: 'Bij verdunnen of oplossen het product aan het water toevoegen, nooit omgekeerd.',
  noExposureCmr:
    'Alvorens te gebruiken alle aanwijzingen verkrijgen en lezen. De blootstelling tot het laagste technisch haalbare niveau beperken.',
  sensitised: 'Personen met een bekende allergie voor een bestanddeel werken niet met het product.',
  acidsApart: 'Nooit met zuren mengen: er ontstaat giftig gas.',
  noRelease: 'Het product niet in het milieu laten komen.',
  gasCylinder: 'Gasflessen tegen omvallen beveiligen; voor het gas bestemde drukregelaars gebruiken.',
  aerosolCan:
    'Niet doorboren of verbranden, ook niet na gebruik. Niet in een open vuur of op andere ontstekingsbronnen spuiten.',

  noIgnition: 'Verwijderd houden van warmte, vonken, open vuur en hete oppervlakken. Niet roken.',
  earthing: 'Houders en apparatuur aarden; maatregelen treffen tegen elektrostatische oplading.',
  explosionProof: 'Explosieveilige apparatuur en vonkvrij gereedschap gebruiken.',
  heated: 'Bij werkzaamheden op of boven het vlampunt maatregelen tegen ontsteking treffen.',
  noCombustibles: 'Verwijderd houden van brandbare materialen; het product niet op kleding laten opdrogen.',
  noCombustiblesGas: 'Verwijderd houden van brandbare materialen; afsluiters en fittingen vrij houden van olie en vet.',
  dustFire: 'Bij opwervelend stof ontstekingsbronnen verwijderd houden.',
  noFire: 'Er zijn geen bijzondere maatregelen nodig.',

  noEating: 'Niet eten, drinken of roken tijdens het werk.',
  washHands: 'Vóór pauzes en na het werk de handen wassen.',
  clothing:
    'Verontreinigde kleding uittrekken alvorens ruimten te betreden waar wordt gegeten; wassen alvorens deze opnieuw te gebruiken.',

  original:
    'In de oorspronkelijke verpakking, goed gesloten en rechtop, op een koele, droge en goed geventileerde plaats bewaren.',
  originalDry: 'In de oorspronkelijke verpakking op een droge plaats bewaren.',
  originalVented:
    'In de oorspronkelijke verpakking, gesloten met de ontluchte sluiting en rechtop, op een koele, droge en goed geventileerde plaats bewaren. Alleen ontluchte sluitingen gebruiken; niet gasdicht afsluiten: gas dat ontstaat, moet kunnen ontsnappen.',
  bulkVented: 'IBC’s moeten een voorziening hebben waardoor gas kan ontsnappen.',
  cylinders:
    'Gasflessen rechtop, tegen omvallen beveiligd, beneden 50 °C (122 °F) en met beschermde afsluiter opslaan.',
  lockedUp: 'Achter slot bewaren, alleen toegankelijk voor opgeleide personen.',
  sunlight: 'Tegen warmte en direct zonlicht beschermen.',
  flammableStore:
    'Opslaan in ruimten of kasten voor ontvlambare vloeistoffen, met geleidende en vloeistofkerende vloer.',
  retention: 'Boven een opvangbak opslaan.',
  notMetal: 'Opslaan in houders van corrosiebestendig materiaal, niet in onbeschermd metaal.',
  moisture: 'Tegen vocht beschermen.',
  moistureIsocyanate:
    'Tegen vocht beschermen. Vaten waarin water is gekomen niet opnieuw afsluiten: kooldioxide bouwt druk op.',
  below50: 'Niet blootstellen aan temperaturen boven 50 °C (122 °F).',
  between: (low: string, high: string) => `Bewaren tussen ${low} en ${high}.`,
  notAbove: (celsius: string) => `Bewaren bij een temperatuur van niet meer dan ${celsius}.`,
  notBelow: (celsius: string) => `Niet onder ${celsius} bewaren.`,
  cool: 'Koel en verwijderd van elke warmtebron bewaren.',
  roomTemperature: 'Bij kamertemperatuur bewaren.',
  apartFrom: (materials: string) => `Gescheiden opslaan van ${materials}.`,
  apartFromFood: 'Verwijderd houden van levensmiddelen, dranken en diervoeder.',
  packagingAqueous: 'Polyethyleen, polypropyleen.',
  packagingCorrosive: 'Polyethyleen, polypropyleen of staal met binnenbekleding.',
  packagingSolvent: 'Staal, blik, glas.',
  packagingSolid: 'Polyethyleen, gecoat papier of karton.',
  packagingInert: 'Staal of blik, luchtdicht en droog.',

  useAs: (uses: string) => `Alleen gebruiken zoals beschreven in rubriek 1: ${uses}.`,
};
