import type { SheetPhrases } from '../../../language.ts';

/** Section 6. */
export const release: SheetPhrases['release'] = {
  nonEmergency: 'Voor andere personen dan de hulpdiensten',
  responders: 'Voor de hulpdiensten',
  wearEquipment: 'De uitrusting van rubriek 8 dragen. Onbeschermde personen op afstand houden.',
  ventilate: 'De ruimte ventileren. Damp, nevel of gas niet inademen.',
  noDust: 'Stofvorming vermijden en stof niet inademen.',
  noIgnition:
    'Alle ontstekingsbronnen onmiddellijk verwijderen; geen vonken, geen open vuur, niet roken. Explosieveilige apparatuur gebruiken.',
  noContact: 'Elk contact met huid, ogen en kleding vermijden.',
  slippery: 'Gevaar voor uitglijden over gemorst product.',
  upwind: 'Bovenwinds blijven en lage plaatsen vermijden waar dampen zich verzamelen.',
  upwindGas: 'Bovenwinds blijven.',
  evacuate: 'De gevarenzone onmiddellijk evacueren.',
  combustibles: 'Brandbare materialen van het gemorste product verwijderd houden.',
  oxygenClothing:
    'Kleding neemt zuurstof op en brandt dan hevig: in de open lucht laten uitluchten voordat men bij een ontstekingsbron komt.',
  responderSuit:
    'Chemicaliënbestendige kleding en, bij onbekende concentratie, onafhankelijke ademluchtapparatuur dragen.',
  responderApparatus: 'Bij onbekende concentratie onafhankelijke ademluchtapparatuur dragen.',
  responderFlammable: 'Vlamvertragende, antistatische kleding dragen.',
  responderPlain: 'In het algemeen is geen bijzondere uitrusting nodig naast die van rubriek 8.',
  responderMaterial: (material: string) => `Geschikt handschoenmateriaal: ${material}.`,

  drains: 'Het product niet in riolering, oppervlaktewater of grondwater laten komen.',
  soil: 'Verspreiding over een groot oppervlak voorkomen, bijvoorbeeld met dammen of barrières.',
  report: 'Als het product in water, riolering of bodem is terechtgekomen, de bevoegde autoriteiten inlichten.',
  gasAway: 'Gas in de open lucht laten vervluchtigen; uit putten, kelders en riolering houden.',

  stopLeak: 'Het lek dichten als dat veilig gedaan kan worden.',
  absorb:
    'Met inert absorptiemateriaal (zand, diatomeeënaarde, universeel absorptiemiddel) opnemen en in gesloten, gemerkte houders verzamelen.',
  absorbOxidiser:
    'Opnemen met inert, onbrandbaar absorptiemiddel (zand, diatomeeënaarde); nooit met zaagsel, doeken of papier. In schone kunststof vaten doen, deze niet gasdicht afsluiten; gemorst product nooit terugdoen in de verpakking.',
  absorbIsocyanate:
    'Opnemen met vochtig, inert absorptiemiddel (zand, diatomeeënaarde, universeel bindmiddel) en in open vaten doen. De vaten 7 tot 14 dagen niet afsluiten: er ontstaat kooldioxide. Vochtig houden, buiten of goed geventileerd.',
  foamCure:
    'Gemorst schuim of lijm laten uitharden en daarna mechanisch verwijderen. Vaten met niet uitgehard product niet gasdicht afsluiten: er ontstaat kooldioxide.',
  absorbAcid:
    'Kleine resten kunnen voorzichtig met kalk of soda worden geneutraliseerd, omdat warmte en gas kunnen ontstaan; daarna met veel water naspoelen.',
  absorbBase:
    'Kleine resten kunnen voorzichtig met verdund zuur, zoals citroenzuur, worden geneutraliseerd, omdat warmte kan ontstaan; daarna met veel water naspoelen.',
  diluteFirst:
    'Het onverdunde product niet neutraliseren en niet verontreinigen: het kan heftig ontleden. Kleine resten eerst met veel water verdunnen.',
  sparkFree: 'Vonkvrij gereedschap gebruiken.',
  sweep:
    'Zonder stofvorming mechanisch opnemen (industriële stofzuiger met fijnstoffilter) en in gesloten, gemerkte houders verzamelen.',
  sweepDust:
    'Zonder stofvorming mechanisch opnemen (explosieveilige industriële stofzuiger met fijnstoffilter) en in gesloten, gemerkte houders verzamelen.',
  sweepOxidiser:
    'Droog opnemen met een schone, onbrandbare schop zonder stof op te werpen; geen stofzuiger, zaagsel, doeken of papier gebruiken. In schone, droge kunststof vaten doen, deze niet gasdicht afsluiten; gemorst product nooit terugdoen in de verpakking.',
  takeUpPaste: 'Mechanisch (spatel, schop) opnemen en in gemerkte vaten doen.',
  dryOnly: 'Droog opnemen. Geen water gebruiken.',
  gasStop: 'De afsluiter sluiten, de lekkende houder naar buiten brengen.',
  clean: 'De plaats met water en reinigingsmiddel reinigen; het waswater opvangen.',
  cleanIsocyanate:
    'De plaats ontsmetten met een oplossing van 5 tot 10 % natriumcarbonaat en 0,2 tot 2 % detergens in water, of van 50 % isopropanol, 45 % water en 5 % ammonia; 30 minuten laten inwerken. Ventileren: er ontstaat kooldioxide.',
  cleanOxidiser: 'De plaats met veel water spoelen, zonder detergens of organische stoffen; spoelwater opvangen.',
  disposeAs: 'Het verzamelde materiaal volgens rubriek 13 verwijderen.',
  reference: 'Telefoonnummer voor noodgevallen: rubriek 1. Beschermingsmiddelen: rubriek 8. Verwijdering: rubriek 13.',
};
