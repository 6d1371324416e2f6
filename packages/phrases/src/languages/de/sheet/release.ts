import type { SheetPhrases } from '../../../language.ts';

export const release: SheetPhrases['release'] = {
  nonEmergency: 'Nicht für Notfälle geschultes Personal',
  responders: 'Einsatzkräfte',
  wearEquipment: 'Ausrüstung nach Abschnitt 8 tragen. Ungeschützte Personen fernhalten.',
  ventilate: 'Für Lüftung sorgen. Dampf, Nebel oder Gas nicht einatmen.',
  noDust: 'Staubentwicklung vermeiden und Staub nicht einatmen.',
  noIgnition:
    'Alle Zündquellen sofort entfernen; keine Funken, keine offene Flamme, nicht rauchen. Explosionsgeschützte Geräte verwenden.',
  noContact: 'Jeden Kontakt mit Haut, Augen und Kleidung vermeiden.',
  slippery: 'Rutschgefahr durch ausgelaufenes Produkt.',
  upwind: 'Auf der windzugewandten Seite bleiben und Senken meiden, in denen sich Dämpfe sammeln.',
  upwindGas: 'Auf der windzugewandten Seite bleiben.',
  evacuate: 'Gefahrenbereich sofort räumen.',
  combustibles: 'Brennbare Stoffe von der Verschüttung fernhalten.',
  oxygenClothing:
    'Kleidung nimmt Sauerstoff auf und brennt dann heftig: im Freien auslüften, bevor sie in die Nähe einer Zündquelle kommt.',
  responderSuit:
    'Chemikalienschutzkleidung und umgebungsluftunabhängiges Atemschutzgerät tragen, wenn die Konzentration unbekannt ist.',
  responderApparatus: 'Bei unbekannter Konzentration umgebungsluftunabhängiges Atemschutzgerät tragen.',
  responderFlammable: 'Flammhemmende, antistatische Kleidung tragen.',
  responderPlain: 'Über Abschnitt 8 hinaus ist im Allgemeinen keine besondere Ausrüstung erforderlich.',
  responderMaterial: (material) => `Geeignetes Handschuhmaterial: ${material}.`,

  drains: 'Nicht in Kanalisation, Oberflächengewässer oder Grundwasser gelangen lassen.',
  soil: 'Ausbreitung über größere Flächen durch Eindämmen oder Sperren verhindern.',
  report: 'Bei Eindringen in Gewässer, Kanalisation oder Boden die Behörden benachrichtigen.',
  gasAway: 'Gas im Freien verdünnen lassen; nicht in Gruben, Keller und Kanalisation gelangen lassen.',

  stopLeak: 'Undichtigkeit beseitigen, wenn gefahrlos möglich.',
  absorb:
    'Mit inertem Bindemittel (Sand, Kieselgur, Universalbinder) aufnehmen und in geschlossene, gekennzeichnete Behälter füllen.',
  absorbOxidiser:
    'Mit inertem, nicht brennbarem Bindemittel (Sand, Kieselgur) aufnehmen; niemals mit Sägemehl, Lappen oder Papier. In saubere Kunststoffbehälter füllen, diese nicht gasdicht verschließen; verschüttetes Produkt nie in den Originalbehälter zurückgeben.',
  absorbIsocyanate:
    'Mit feuchtem, inertem Bindemittel (Sand, Kieselgur, Universalbinder) aufnehmen und in offene Behälter füllen. Behälter 7 bis 14 Tage nicht verschließen: Es entsteht Kohlendioxid. Feucht halten, im Freien oder gut gelüftet.',
  foamCure:
    'Ausgetretenen Schaum oder Klebstoff aushärten lassen, dann mechanisch entfernen. Behälter mit nicht ausgehärtetem Produkt nicht gasdicht verschließen: Es entsteht Kohlendioxid.',
  absorbAcid:
    'Kleine Reste können vorsichtig mit Kalk oder Soda neutralisiert werden, da Wärme und Gas entstehen können; danach mit viel Wasser nachspülen.',
  absorbBase:
    'Kleine Reste können vorsichtig mit verdünnter Säure, zum Beispiel Citronensäure, neutralisiert werden, da Wärme entstehen kann; danach mit viel Wasser nachspülen.',
  diluteFirst:
    'Das unverdünnte Produkt nicht neutralisieren und nicht verunreinigen: Es kann sich heftig zersetzen. Kleine Reste zuerst mit viel Wasser verdünnen.',
  sparkFree: 'Funkenfreies Werkzeug verwenden.',
  sweep:
    'Staubfrei mechanisch aufnehmen (Industriesauger mit Feinfilter) und in geschlossene, gekennzeichnete Behälter füllen.',
  sweepDust:
    'Staubfrei mechanisch aufnehmen (explosionsgeschützter Industriesauger mit Feinfilter) und in geschlossene, gekennzeichnete Behälter füllen.',
  sweepOxidiser:
    'Trocken mit sauberer, nicht brennbarer Schaufel staubfrei aufnehmen; keinen Staubsauger, kein Sägemehl, keine Lappen, kein Papier verwenden. In saubere, trockene Kunststoffbehälter füllen, diese nicht gasdicht verschließen; verschüttetes Produkt nie in den Originalbehälter zurückgeben.',
  takeUpPaste: 'Mechanisch (Spachtel, Schaufel) aufnehmen und in gekennzeichnete Behälter füllen.',
  dryOnly: 'Trocken aufnehmen. Kein Wasser verwenden.',
  gasStop: 'Ventil schließen, undichten Behälter ins Freie bringen.',
  clean: 'Stelle mit Wasser und Reinigungsmittel säubern; Waschwasser auffangen.',
  cleanIsocyanate:
    'Die Stelle mit einer Lösung aus 5 bis 10 % Natriumcarbonat und 0,2 bis 2 % Tensid in Wasser oder aus 50 % Isopropanol, 45 % Wasser und 5 % Ammoniak dekontaminieren; 30 Minuten einwirken lassen. Lüften: Es entsteht Kohlendioxid.',
  cleanOxidiser:
    'Die Stelle mit viel Wasser ohne Reinigungsmittel oder organische Stoffe spülen; Spülwasser auffangen.',
  disposeAs: 'Aufgenommenes Material gemäß Abschnitt 13 entsorgen.',
  reference: 'Notrufnummer: Abschnitt 1. Schutzausrüstung: Abschnitt 8. Entsorgung: Abschnitt 13.',
};
