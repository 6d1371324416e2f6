import type { SheetPhrases } from '../../../language.ts';

export const fire: SheetPhrases['fire'] = {
  suitable: 'Mezzi di estinzione idonei',
  unsuitable: 'Mezzi di estinzione non idonei',
  mediaFlammableLiquid: 'Schiuma resistente all’alcool, polvere estinguente, anidride carbonica, acqua nebulizzata.',
  mediaNotFlammable:
    'Il prodotto in sé non brucia facilmente: adattare i mezzi di estinzione all’incendio circostante.',
  mediaCombustible: 'Acqua nebulizzata, schiuma, polvere estinguente, anidride carbonica.',
  mediaOxidiser: 'Acqua nebulizzata in grandi quantità.',
  mediaWaterReactive: 'Sabbia asciutta, polvere estinguente o polvere speciale per incendi di metalli.',
  mediaGas: 'Interrompere prima l’erogazione del gas. Acqua nebulizzata, polvere estinguente, anidride carbonica.',
  mediaFlammableSolid: 'Acqua nebulizzata, schiuma, polvere estinguente.',
  notJet: 'Getto d’acqua pieno: propaga il liquido in fiamme.',
  notWater: 'Acqua, schiuma e anidride carbonica.',
  notSmothering: 'Anidride carbonica, polvere estinguente e coperte: il prodotto fornisce da sé l’ossigeno.',
  notLeakingGas: 'Non estinguere il gas in fiamme se non è possibile bloccare la perdita.',
  notKnown: 'Nessuno noto.',

  hazardFlammable:
    'I vapori formano miscele esplosive con l’aria, si propagano a livello del suolo su lunghe distanze e possono causare un ritorno di fiamma.',
  hazardCombustible:
    'Brucia se riscaldato; al di sopra del punto di infiammabilità i vapori formano miscele esplosive con l’aria.',
  hazardOxidiser: 'Alimenta l’incendio e può infiammare materiali combustibili.',
  hazardContainer: 'Con il calore nei recipienti chiusi aumenta la pressione ed essi possono scoppiare.',
  hazardGas: 'Le bombole di gas e i generatori aerosol scoppiano con il calore.',
  hazardWater: 'A contatto con l’acqua libera gas infiammabili.',
  hazardDust: 'La polvere sollevata nell’aria può esplodere.',
  hazardNone: 'Non è noto alcun particolare pericolo d’incendio.',
  combustionProducts: (products) => `In caso d’incendio o di forte riscaldamento possono formarsi: ${products}.`,
  combustionUnknown: (names) => `Non è noto quali altri prodotti possano formarsi dai seguenti ingredienti: ${names}.`,
  combustionNone: 'Non sono noti prodotti di combustione pericolosi.',
  products: {
    carbonOxides: 'ossidi di carbonio',
    nitrogenOxides: 'ossidi di azoto',
    hydrogenCyanide: 'acido cianidrico',
    sulphurOxides: 'ossidi di zolfo',
    hydrogenChloride: 'acido cloridrico gassoso',
    chlorine: 'cloro',
    phosgene: 'tracce di fosgene',
    hydrogenFluoride: 'acido fluoridrico gassoso',
    hydrogenBromide: 'acido bromidrico gassoso',
    hydrogenIodide: 'acido iodidrico gassoso',
    phosphorusOxides: 'ossidi di fosforo',
    siliconDioxide: 'biossido di silicio',
    metalOxides: 'ossidi metallici',
  },

  breathing: 'Indossare autorespiratore e indumenti protettivi completi.',
  breathingStandardEurope: 'Indumenti per vigili del fuoco conformi a EN 469, autorespiratore conforme a EN 137.',
  breathingStandardUs:
    'Equipaggiamento antincendio conforme a NFPA 1971 e autorespiratore a pressione positiva approvato NIOSH.',
  chemicalSuit: 'Evitare ogni contatto con il prodotto: indossare una tuta di protezione chimica.',
  cool: 'Raffreddare i recipienti con acqua nebulizzata da un luogo protetto, anche dopo l’incendio.',
  water: 'Raccogliere le acque di estinzione; evitare che raggiungano fognature o corsi d’acqua.',
  upwind: 'Restare sopravvento. Evacuare la zona.',
  remote: 'Combattere l’incendio da grande distanza per il pericolo di esplosione.',
  hazchem: (code) => `Codice di intervento di emergenza Hazchem: ${code}.`,
};
