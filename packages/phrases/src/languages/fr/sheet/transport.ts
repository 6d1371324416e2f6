import type { SheetPhrases } from '../../../language.ts';

export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (route, rail)',
    adg: 'ADG (route, rail)',
    dot: '49 CFR (DOT)',
    tdg: 'TMD (route, rail)',
    un: 'Règlement type de l’ONU',
    imdg: 'IMDG (mer)',
    iata: 'OACI-IT/IATA-DGR (air)',
  },
  notRegulated: 'Non soumis à la réglementation du transport des marchandises dangereuses.',
  notRegulatedBy: (paragraph) =>
    `Non soumis à la réglementation du transport des marchandises dangereuses (${paragraph}).`,
  noClass: 'Les critères des classes 1 à 9 ne sont pas remplis.',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: 'Aucun groupe attribué.',
  labels: 'Étiquettes de danger',
  subsidiary: (class_, subsidiary) => `${class_} (${subsidiary})`,
  environment: 'Dangereux pour l’environnement',
  marinePollutant: 'Polluant marin',
  tunnel: 'Code de restriction en tunnels',
  limitedQuantity: 'Quantités limitées',
  exceptedQuantity: 'Quantités exceptées',
  notPermitted: (code) => `${code} (non autorisées)`,
  classificationCode: 'Code de classification',
  transportCategory: 'Catégorie de transport',
  hazardNumber: 'Numéro d’identification du danger',
  hazchem: 'Code d’intervention d’urgence Hazchem',
  ems: 'EmS',
  exemptions: 'Exemption selon la quantité',
  freeSmall: (mode, paragraph) =>
    `${mode}\u00a0: en emballages simples ou intérieurs contenant au plus 5 L ou 5 kg et conformes aux dispositions générales d’emballage, non soumis aux autres dispositions (${paragraph}).`,
  freeByLand: (mode, paragraph) =>
    `${mode}\u00a0: en emballages jusqu’à 500 kg ou 500 L et en GRV, non soumis au code (${paragraph}).`,
  prohibition: 'Interdiction de transport',
  prohibitedIn: (mode, paragraph) => `${mode}\u00a0: le transport est interdit (${paragraph}).`,
  prohibited: 'Le transport est interdit.',
  prohibitedBy: (paragraph) => `Le transport est interdit (${paragraph}).`,
  general: 'Généralités',
  precautions:
    'Voir les rubriques 6 à 8. Protéger les colis contre la chute et le basculement\u00a0; le personnel doit être formé.',
  noPrecautions: 'Aucune précaution particulière autre que celles des rubriques 6 à 8.',
  bulk: (code) =>
    `Transport en vrac non prévu. Avant un tel transport, consulter l’entrée correspondante (recueil ${code})\u00a0; ce service ne la contient pas.`,
  poisonSchedule: 'Liste des poisons (Poison Schedule)',
  incomplete: (missing) => `Ne peut être indiqué tant que les informations suivantes manquent\u00a0: ${missing}.`,
  userConfirmed: 'Confirmé par le fournisseur.',
  userChose: (source) => `Choisi par le fournisseur sur la base de\u00a0: ${source}.`,
};
