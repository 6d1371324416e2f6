import type { SheetPhrases } from '../../../language.ts';

/** Section 2. */
export const hazards: SheetPhrases['hazards'] = {
  tableCaption: 'Indeling',
  columnClass: 'Gevarenklasse en -categorie',
  columnCode: 'Code',
  columnStatement: 'Gevarenaanduiding',
  notClassified: (law: string) => `Het product is niet als gevaarlijk ingedeeld volgens ${law}.`,
  notClassifiedSoFar: (law: string) =>
    `Voor zover dit kon worden beoordeeld, is het product niet als gevaarlijk ingedeeld volgens ${law}.`,
  notJudged: (classes: string, missing: string) =>
    `Niet beoordeeld omdat informatie ontbreekt (${missing}): ${classes}.`,
  knownClass: (hazardClass, evidence) => `${hazardClass}: bekende indeling (${evidence}).`,
  testedClass: (hazardClass: string, evidence: string) =>
    `${hazardClass}: op basis van een test met het product (${evidence}).`,
  pictograms: 'Gevarenpictogrammen',
  noPictograms: 'Uit de indeling volgt geen gevarenpictogram.',
  signalWord: 'Signaalwoord',
  noSignalWord: 'Uit de indeling volgt geen signaalwoord.',
  hazardStatements: 'Gevarenaanduidingen',
  noHazardStatements: 'Uit de indeling volgt geen gevarenaanduiding.',
  supplemental: 'Aanvullende informatie',
  precautionaryStatements: 'Veiligheidsaanbevelingen',
  noPrecautionaryStatements: 'Uit de indeling volgt geen veiligheidsaanbeveling.',
  namedIngredients: 'Bevat',
  general: 'Algemeen',
  prevention: 'Preventie',
  response: 'Reactie',
  storage: 'Opslag',
  disposal: 'Verwijdering',
  vapourAir:
    'Dampen zijn zwaarder dan lucht, verspreiden zich over de grond en kunnen met lucht ontplofbare mengsels vormen.',
  heatedVapour: 'Bij verhitting boven het vlampunt komen dampen vrij die met lucht ontplofbare mengsels vormen.',
  staticCharge: 'Statische elektriciteit kan de dampen ontsteken.',
  dustExplosion: 'Fijn opgewerveld stof kan in aanwezigheid van een ontstekingsbron ontploffen.',
  containerBurst: 'Houders kunnen bij verhitting openbarsten.',
  coldBurns: 'Contact met vrijkomend vloeibaar gas veroorzaakt bevriezingsletsel.',
  asphyxiant: 'Hoge concentraties van het gas verdringen zuurstof en kunnen verstikking veroorzaken.',
  defatting: 'Herhaald contact kan een droge of gebarsten huid veroorzaken.',
  acidContact: 'Bij contact met zuren komt giftig gas vrij.',
  oxygenPressure:
    'Ontleedt bij verhitting of verontreiniging en geeft zuurstof af, die brand bevordert en dichte vaten kan doen barsten.',
  simpleAsphyxiant: 'Verstikkend gas',
  combustibleDust: 'Brandbaar stof',
  physicalUnclassified: 'Niet anders ingedeelde fysische gevaren, categorie 1',
  healthUnclassified: 'Niet anders ingedeelde gezondheidsgevaren, categorie 1',
  noOtherHazards: 'Er zijn geen andere gevaren bekend.',
  pbtFound: (names: string) => `PBT- of zPzB-stoffen in een gehalte van 0,1 % of meer: ${names}.`,
  pbtNone: ({ date }) =>
    `Geen van de bestanddelen met een gehalte van 0,1 % of meer staat vanwege PBT- of zPzB-eigenschappen op de REACH-kandidaatslijst (versie van ${date}).`,
  endocrineFound: (names: string) => `Hormoonontregelende stoffen in een gehalte van 0,1 % of meer: ${names}.`,
  endocrineNone: ({ date }) =>
    `Geen van de bestanddelen met een gehalte van 0,1 % of meer staat vanwege hormoonontregelende eigenschappen op de REACH-kandidaatslijst (versie van ${date}).`,
  reactionNone: 'Er zijn geen gevaren bekend die bij normaal gebruik uit een chemische reactie voortkomen.',
  reactionFumes:
    'Bij lassen, solderen, snijden of verhitten komen rook en gassen vrij die longen en zenuwen schaden: metaaloxiden en fluoriden uit product, basismetaal en deklaag; bij een boog ook ozon en stikstofoxiden. Straling en hitte verbranden ogen en huid.',
  reactionOpen: 'Uit de indeling volgen geen gevaren als gevolg van een chemische reactie.',
  reactionWater: 'Bij contact met water komt gevaarlijk gas vrij.',
  hnocNone: 'Er zijn geen niet anders ingedeelde gevaren bekend.',
  unknownAcute: (percent: string, route: string) =>
    `${percent} % van het mengsel bestaat uit een of meer bestanddelen met onbekende acute toxiciteit (${route}).`,
  unknownAcuteNone: 'Geen bestanddeel met een gehalte van 1 % of meer heeft een onbekende acute toxiciteit.',
  unknownAquatic: (percent: string) =>
    `Bevat ${percent} % bestanddelen waarvan het gevaar voor het aquatisch milieu niet bekend is.`,
  allRoutes: 'alle blootstellingsroutes',
  routes: {
    oral: 'oraal',
    dermal: 'dermaal',
    gas: 'inademing, gas',
    vapour: 'inademing, damp',
    'dust-mist': 'inademing, stof en nevel',
  },
};
