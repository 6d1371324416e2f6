import type { SheetPhrases } from '../../../language.ts';

export const fire: SheetPhrases['fire'] = {
  suitable: 'Geeignete Löschmittel',
  unsuitable: 'Ungeeignete Löschmittel',
  mediaFlammableLiquid: 'Alkoholbeständiger Schaum, Trockenlöschpulver, Kohlendioxid, Wassersprühstrahl.',
  mediaNotFlammable: 'Das Produkt selbst ist nicht leicht brennbar: Löschmittel auf den Umgebungsbrand abstimmen.',
  mediaCombustible: 'Wassersprühstrahl, Schaum, Trockenlöschpulver, Kohlendioxid.',
  mediaOxidiser: 'Wassersprühstrahl in großen Mengen.',
  mediaWaterReactive: 'Trockener Sand, Trockenlöschpulver oder Metallbrandpulver.',
  mediaGas: 'Zuerst die Gaszufuhr absperren. Wassersprühstrahl, Trockenlöschpulver, Kohlendioxid.',
  mediaFlammableSolid: 'Wassersprühstrahl, Schaum, Trockenlöschpulver.',
  notJet: 'Wasservollstrahl: Er verteilt die brennende Flüssigkeit.',
  notWater: 'Wasser, Schaum und Kohlendioxid.',
  notSmothering: 'Kohlendioxid, Trockenlöschpulver und Löschdecken: Das Produkt liefert selbst Sauerstoff.',
  notLeakingGas: 'Brennendes Gas nur löschen, wenn die Undichtigkeit beseitigt werden kann.',
  notKnown: 'Keine bekannt.',

  hazardFlammable:
    'Dämpfe bilden mit Luft explosionsfähige Gemische, breiten sich am Boden weit aus und können zurückzünden.',
  hazardCombustible:
    'Brennbar beim Erhitzen; oberhalb des Flammpunkts bilden Dämpfe mit Luft explosionsfähige Gemische.',
  hazardOxidiser: 'Verstärkt Brände und kann brennbare Stoffe entzünden.',
  hazardContainer: 'In geschlossenen Behältern steigt bei Hitze der Druck; Berstgefahr.',
  hazardGas: 'Gasflaschen und Dosen bersten bei Hitze.',
  hazardWater: 'Mit Wasser entsteht entzündbares Gas.',
  hazardDust: 'Aufgewirbelter Staub kann explodieren.',
  hazardNone: 'Besondere Brandgefahren sind nicht bekannt.',
  combustionProducts: (products) => `Bei Brand oder starker Erhitzung können entstehen: ${products}.`,
  combustionUnknown: (names) =>
    `Was aus folgenden Bestandteilen sonst noch entstehen kann, ist nicht bekannt: ${names}.`,
  combustionNone: 'Gefährliche Verbrennungsprodukte sind nicht bekannt.',
  products: {
    carbonOxides: 'Kohlenoxide',
    nitrogenOxides: 'Stickoxide',
    hydrogenCyanide: 'Cyanwasserstoff',
    sulphurOxides: 'Schwefeloxide',
    hydrogenChloride: 'Chlorwasserstoff',
    chlorine: 'Chlor',
    phosgene: 'Phosgen in Spuren',
    hydrogenFluoride: 'Fluorwasserstoff',
    hydrogenBromide: 'Bromwasserstoff',
    hydrogenIodide: 'Iodwasserstoff',
    phosphorusOxides: 'Phosphoroxide',
    siliconDioxide: 'Siliciumdioxid',
    metalOxides: 'Metalloxide',
  },

  breathing: 'Umgebungsluftunabhängiges Atemschutzgerät und Vollschutzkleidung tragen.',
  breathingStandardEurope: 'Feuerwehrschutzkleidung nach EN 469, Atemschutzgerät nach EN 137.',
  breathingStandardUs:
    'Schutzkleidung nach NFPA 1971 und von NIOSH zugelassenes umluftunabhängiges Atemschutzgerät mit Überdruck.',
  chemicalSuit: 'Kontakt mit dem Produkt ist zu vermeiden: Chemikalienschutzanzug tragen.',
  cool: 'Behälter aus geschützter Stellung mit Sprühwasser kühlen, auch nach dem Brand.',
  water: 'Löschwasser auffangen; nicht in Kanalisation oder Gewässer gelangen lassen.',
  upwind: 'Auf der windzugewandten Seite bleiben. Umgebung räumen.',
  remote: 'Brand wegen Explosionsgefahr aus der Entfernung bekämpfen.',
  hazchem: (code) => `Hazchem-Code: ${code}.`,
};
