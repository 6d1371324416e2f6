import type { SheetPhrases } from '../../../language.ts';

export const storage: SheetPhrases['storage'] = {
  handling: 'Manipulation',
  hygiene: 'Hygiène',
  fireProtection: 'Prévention des incendies et des explosions',
  conditions: 'Conditions de stockage',
  together: 'Stockage en commun',
  temperature: 'Température de stockage',
  packaging: 'Matériaux d’emballage',

  ventilation: 'Assurer une bonne ventilation, avec aspiration au poste de travail.',
  ventilationGeneral: 'Assurer une bonne ventilation.',
  closed:
    'Maintenir les récipients bien fermés lorsqu’ils ne sont pas utilisés\u00a0; les ouvrir et les manipuler avec précaution.',
  closedVented:
    'Maintenir les récipients fermés lorsqu’ils ne sont pas utilisés, uniquement avec des fermetures à évent\u00a0; ne jamais les fermer de manière étanche aux gaz. Les ouvrir et les manipuler avec précaution.',
  noAerosol: 'Éviter la formation de brouillards et de vapeurs.',
  noDust: 'Éviter de soulever des poussières\u00a0; les aspirer à la source.',
  noContact: 'Éviter le contact avec la peau et les yeux.',
  noContactCorrosive: 'Éviter tout contact avec les yeux, la peau ou les vêtements.',
  dilute: 'Pour diluer ou dissoudre, ajouter le produit à l’eau, jamais l’inverse.',
  noExposureCmr:
    'Se procurer et lire toutes les instructions avant utilisation. Réduire l’exposition au niveau le plus bas techniquement possible.',
  sensitised:
    'Les personnes présentant une allergie connue à l’un des composants ne doivent pas travailler avec le produit.',
  acidsApart: 'Ne jamais mélanger avec des acides\u00a0: formation de gaz toxique.',
  noRelease: 'Éviter le rejet dans l’environnement.',
  gasCylinder: 'Protéger les bouteilles contre la chute\u00a0; utiliser des détendeurs adaptés au gaz.',
  aerosolCan:
    'Ne pas perforer ni brûler, même après usage. Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.',

  noIgnition: 'Tenir à l’écart de la chaleur, des étincelles, des flammes nues et des surfaces chaudes. Ne pas fumer.',
  earthing:
    'Mettre à la terre et relier les récipients et le matériel\u00a0; prendre des mesures contre les charges électrostatiques.',
  explosionProof: 'Utiliser du matériel antidéflagrant et des outils ne produisant pas d’étincelles.',
  heated:
    'Prendre des mesures contre l’inflammation lors de travaux à une température égale ou supérieure au point d’éclair.',
  noCombustibles:
    'Tenir à l’écart des matières combustibles\u00a0; ne pas laisser sécher le produit sur les vêtements.',
  noCombustiblesGas:
    'Tenir à l’écart des matières combustibles\u00a0; les robinets et raccords doivent être exempts d’huile et de graisse.',
  dustFire: 'En cas de dégagement de poussières, tenir à l’écart des sources d’inflammation.',
  noFire: 'Aucune mesure particulière n’est nécessaire.',

  noEating: 'Ne pas manger, boire ou fumer pendant le travail.',
  washHands: 'Se laver les mains avant les pauses et après le travail.',
  clothing:
    'Enlever les vêtements contaminés avant d’entrer dans les lieux de restauration\u00a0; les laver avant réutilisation.',

  original: 'Conserver dans le récipient d’origine, bien fermé et debout, dans un endroit frais, sec et bien ventilé.',
  originalDry: 'Conserver dans l’emballage d’origine, au sec.',
  originalVented:
    'Conserver dans le récipient d’origine, fermé par sa fermeture à évent et debout, dans un endroit frais, sec et bien ventilé. N’utiliser que des fermetures à évent\u00a0; ne pas fermer de manière étanche aux gaz\u00a0: le gaz qui se forme doit pouvoir s’échapper.',
  bulkVented: 'Les grands récipients pour vrac (GRV) doivent être munis d’un dispositif qui laisse le gaz s’échapper.',
  cylinders:
    'Stocker les bouteilles debout, protégées contre la chute, à une température inférieure à 50 °C (122 °F), robinet protégé.',
  lockedUp: 'Garder sous clef, accessible uniquement au personnel formé.',
  sunlight: 'Protéger de la chaleur et du rayonnement solaire direct.',
  flammableStore:
    'Stocker dans des locaux ou armoires pour liquides inflammables, avec un sol conducteur et une rétention.',
  retention: 'Stocker sur bac de rétention.',
  notMetal: 'Stocker dans des récipients en matériau résistant à la corrosion, pas en métal nu.',
  moisture: 'Protéger de l’humidité.',
  moistureIsocyanate:
    'Protéger de l’humidité. Ne pas refermer les récipients dans lesquels de l’eau a pénétré\u00a0: le dioxyde de carbone fait monter la pression.',
  below50: 'Ne pas exposer à une température supérieure à 50 °C (122 °F).',
  between: (low: string, high: string) => `Stocker entre ${low} et ${high}.`,
  notAbove: (celsius: string) => `Stocker à une température ne dépassant pas ${celsius}.`,
  notBelow: (celsius: string) => `Ne pas stocker au-dessous de ${celsius}.`,
  cool: 'Conserver au frais, à l’écart de toute source de chaleur.',
  roomTemperature: 'Stocker à température ambiante.',
  apartFrom: (materials) => `Ne pas stocker avec les matières suivantes\u00a0: ${materials}.`,
  apartFromFood: 'Conserver à l’écart des aliments et boissons, y compris ceux pour animaux.',
  packagingAqueous: 'Polyéthylène, polypropylène.',
  packagingCorrosive: 'Polyéthylène, polypropylène ou acier revêtu.',
  packagingSolvent: 'Acier, fer-blanc, verre.',
  packagingSolid: 'Polyéthylène, papier doublé ou carton.',
  packagingInert: 'Acier ou fer-blanc, étanche à l’air et sec.',

  useAs: (uses) => `À utiliser uniquement comme décrit à la rubrique 1\u00a0: ${uses}.`,
};
