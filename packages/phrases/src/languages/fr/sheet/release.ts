import type { SheetPhrases } from '../../../language.ts';

export const release: SheetPhrases['release'] = {
  nonEmergency: 'Pour les non-secouristes',
  responders: 'Pour les secouristes',
  wearEquipment: 'Porter l’équipement indiqué à la rubrique 8. Tenir à l’écart les personnes non protégées.',
  ventilate: 'Ventiler la zone. Ne pas respirer les vapeurs, les brouillards ou les gaz.',
  noDust: 'Éviter de soulever des poussières et ne pas les respirer.',
  noIgnition:
    'Éliminer immédiatement toutes les sources d’inflammation\u00a0; pas d’étincelles, pas de flammes nues, ne pas fumer. Utiliser du matériel antidéflagrant.',
  noContact: 'Éviter tout contact avec la peau, les yeux et les vêtements.',
  slippery: 'Risque de glissade sur le produit répandu.',
  upwind: 'Rester du côté d’où vient le vent et hors des points bas, où les vapeurs s’accumulent.',
  upwindGas: 'Rester du côté d’où vient le vent.',
  evacuate: 'Évacuer immédiatement la zone dangereuse.',
  combustibles: 'Tenir les matières combustibles à l’écart du produit répandu.',
  oxygenClothing:
    'Les vêtements s’imprègnent d’oxygène et brûlent alors violemment\u00a0: les aérer à l’extérieur avant de s’approcher d’une source d’inflammation.',
  responderSuit:
    'Porter une combinaison de protection chimique et un appareil respiratoire isolant autonome si la concentration est inconnue.',
  responderApparatus: 'Porter un appareil respiratoire isolant autonome si la concentration est inconnue.',
  responderFlammable: 'Porter des vêtements ignifugés et antistatiques.',
  responderPlain: 'En général, aucun équipement particulier autre que celui de la rubrique 8 n’est nécessaire.',
  responderMaterial: (material) => `Matériau approprié pour les gants\u00a0: ${material}.`,

  drains: 'Empêcher le produit d’atteindre les égouts, les eaux de surface ou les eaux souterraines.',
  soil: 'Empêcher la propagation sur une grande surface, par des digues ou des barrages.',
  report: 'Avertir les autorités si le produit a atteint les eaux, les égouts ou le sol.',
  gasAway:
    'Laisser le gaz se disperser à l’air libre\u00a0; l’empêcher d’atteindre les fosses, les caves et les égouts.',

  stopLeak: 'Obturer la fuite si cela peut se faire sans danger.',
  absorb:
    'Recueillir avec un absorbant inerte (sable, terre de diatomées, liant universel) et placer dans des récipients fermés et étiquetés.',
  absorbOxidiser:
    'Absorber avec une matière inerte et incombustible (sable, terre de diatomées)\u00a0; jamais avec de la sciure, des chiffons ou du papier. Mettre dans des récipients propres en plastique sans les fermer hermétiquement\u00a0; ne jamais remettre le produit répandu dans son récipient.',
  absorbIsocyanate:
    'Absorber avec une matière inerte humide (sable, terre de diatomées, absorbant universel) et mettre dans des récipients ouverts. Ne pas fermer les récipients pendant 7 à 14 jours\u00a0: il se forme du dioxyde de carbone. Maintenir humide, à l’extérieur ou dans un endroit bien ventilé.',
  foamCure:
    'Laisser durcir la mousse ou la colle répandue, puis l’enlever mécaniquement. Ne pas fermer hermétiquement les récipients contenant du produit non durci\u00a0: il se forme du dioxyde de carbone.',
  absorbAcid:
    'De petites quantités résiduelles peuvent être neutralisées avec précaution à la chaux ou à la soude (carbonate de sodium), car de la chaleur et du gaz peuvent se dégager\u00a0; rincer ensuite abondamment à l’eau.',
  absorbBase:
    'De petites quantités résiduelles peuvent être neutralisées avec précaution à l’aide d’un acide dilué, comme l’acide citrique, car de la chaleur peut se dégager\u00a0; rincer ensuite abondamment à l’eau.',
  diluteFirst:
    'Ne pas neutraliser le produit non dilué et éviter toute contamination\u00a0: il peut se décomposer violemment. Diluer d’abord les petits résidus avec beaucoup d’eau.',
  sparkFree: 'Utiliser des outils ne produisant pas d’étincelles.',
  sweep:
    'Recueillir mécaniquement sans soulever de poussières (aspirateur industriel à filtre fin) et placer dans des récipients fermés et étiquetés.',
  sweepDust:
    'Recueillir mécaniquement sans soulever de poussières (aspirateur industriel antidéflagrant à filtre fin) et placer dans des récipients fermés et étiquetés.',
  sweepOxidiser:
    'Ramasser à sec avec une pelle propre et incombustible, sans soulever de poussière\u00a0; pas d’aspirateur, de sciure, de chiffons ni de papier. Mettre dans des récipients en plastique propres et secs sans les fermer hermétiquement\u00a0; ne jamais remettre le produit répandu dans son récipient.',
  takeUpPaste: 'Ramasser mécaniquement (spatule, pelle) et mettre dans des récipients étiquetés.',
  dryOnly: 'Recueillir à sec. Ne pas utiliser d’eau.',
  gasStop: 'Fermer le robinet, transporter le récipient qui fuit à l’air libre.',
  clean: 'Nettoyer la zone à l’eau et au détergent\u00a0; recueillir les eaux de lavage.',
  cleanIsocyanate:
    'Décontaminer l’endroit avec une solution de 5 à 10 % de carbonate de sodium et de 0,2 à 2 % de détergent dans l’eau, ou de 50 % d’isopropanol, 45 % d’eau et 5 % d’ammoniaque\u00a0; laisser agir 30 minutes. Ventiler\u00a0: il se forme du dioxyde de carbone.',
  cleanOxidiser:
    'Rincer l’endroit avec beaucoup d’eau, sans détergent ni matière organique\u00a0; recueillir l’eau de rinçage.',
  disposeAs: 'Éliminer les matières recueillies conformément à la rubrique 13.',
  reference:
    'Numéro d’appel d’urgence\u00a0: rubrique 1. Équipement de protection\u00a0: rubrique 8. Élimination\u00a0: rubrique 13.',
};
