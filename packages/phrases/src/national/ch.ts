import type { WordsByLanguage } from './form-words.ts';

/** Switzerland: the Chemicals Ordinance refers to REACH, Annex II, and to CLP; all else is law of its own. */
export const ch: WordsByLanguage = {
  en: {
    legalBasis: 'according to the Chemicals Ordinance (SR 813.11), Article 20 and Annex 2, number 3 (REACH, Annex II)',
    laws: [
      'Chemicals Ordinance (ChemO, SR 813.11).',
      'Chemical Risk Reduction Ordinance (ORRChem, SR 814.81).',
      'Ordinance on the Prevention of Accidents and Occupational Diseases (APO, SR 832.30), Article 50(3): exposure limits of Suva.',
      'Waters Protection Ordinance (WPO, SR 814.201).',
    ],
    lawsByClass: {
      young:
        'Young people may work with the product only where their vocational training requires it (EmpO 5, SR 822.115, Article 4; SR 822.115.2, Articles 5 and 6).',
      mothers:
        'Pregnant and breastfeeding women may work with the product only where a risk assessment has shown that it does no harm to mother and child (EmpO 1, SR 822.111, Articles 62 and 63; Maternity Protection Ordinance, SR 822.111.52, Article 13).',
    },
    lists: [
      { id: 'restrictions', label: 'Restrictions of the ORRChem (SR 814.81)' },
      { id: 'candidates', label: 'Substances of very high concern (ChemO, Annex 3)' },
      { id: 'major-accidents', label: 'Threshold quantity, Major Accidents Ordinance (MAO, SR 814.012), Annex 1.1' },
      { id: 'voc', label: 'VOC content, Ordinance on the Incentive Tax on Volatile Organic Compounds (SR 814.018)' },
    ],
    poisonsCentre: { label: 'Tox Info Suisse', number: '145 (24 h; from abroad +41 44 251 51 51)' },
    insteadOfEuropean: {
      wasteLaw:
        'Ordinance on Movements of Waste (VeVA, SR 814.610); the code of the list of waste (SR 814.610.1) depends on origin and use and is given by the holder of the waste.',
    },
  },
  de: {
    legalBasis: 'gemäss Chemikalienverordnung (ChemV, SR 813.11), Artikel 20 und Anhang 2 Ziffer 3 (REACH, Anhang II)',
    laws: [
      'Chemikalienverordnung (ChemV, SR 813.11).',
      'Chemikalien-Risikoreduktions-Verordnung (ChemRRV, SR 814.81).',
      'Verordnung über die Unfallverhütung (VUV, SR 832.30), Artikel 50 Absatz 3: Grenzwerte am Arbeitsplatz der Suva.',
      'Gewässerschutzverordnung (GSchV, SR 814.201).',
    ],
    lawsByClass: {
      young:
        'Jugendliche dürfen mit dem Produkt nur arbeiten, wenn ihre berufliche Ausbildung es erfordert (ArGV 5, SR 822.115, Artikel 4; SR 822.115.2, Artikel 5 und 6).',
      mothers:
        'Schwangere und stillende Frauen dürfen mit dem Produkt nur arbeiten, wenn eine Risikobeurteilung gezeigt hat, dass Mutter und Kind keinen Schaden nehmen (ArGV 1, SR 822.111, Artikel 62 und 63; Mutterschutzverordnung, SR 822.111.52, Artikel 13).',
    },
    lists: [
      { id: 'restrictions', label: 'Beschränkungen der ChemRRV (SR 814.81)' },
      { id: 'candidates', label: 'Besonders besorgniserregende Stoffe (ChemV, Anhang 3)' },
      { id: 'major-accidents', label: 'Mengenschwelle, Störfallverordnung (StFV, SR 814.012), Anhang 1.1' },
      {
        id: 'voc',
        label:
          'VOC-Gehalt, Verordnung über die Lenkungsabgabe auf flüchtigen organischen Verbindungen (VOCV, SR 814.018)',
      },
    ],
    poisonsCentre: { label: 'Tox Info Suisse', number: '145 (24 h; aus dem Ausland +41 44 251 51 51)' },
    insteadOfEuropean: {
      wasteLaw:
        'Verordnung über den Verkehr mit Abfällen (VeVA, SR 814.610); der Code des Abfallverzeichnisses (SR 814.610.1) hängt von Herkunft und Verwendung ab und wird vom Inhaber des Abfalls vergeben.',
    },
  },
  fr: {
    legalBasis:
      'conformément à l’ordonnance sur les produits chimiques (RS 813.11), article 20 et annexe 2, chiffre 3 (REACH, annexe II)',
    laws: [
      'Ordonnance sur les produits chimiques (OChim, RS 813.11).',
      'Ordonnance sur la réduction des risques liés aux produits chimiques (ORRChim, RS 814.81).',
      'Ordonnance sur la prévention des accidents (OPA, RS 832.30), article 50, alinéa 3\u00a0: valeurs limites d’exposition de la Suva.',
      'Ordonnance sur la protection des eaux (OEaux, RS 814.201).',
    ],
    lawsByClass: {
      young:
        'Les jeunes ne peuvent travailler avec le produit que si leur formation professionnelle l’exige (OLT 5, RS 822.115, article 4\u00a0; RS 822.115.2, articles 5 et 6).',
      mothers:
        'Les femmes enceintes ou qui allaitent ne peuvent travailler avec le produit que si une analyse de risques a montré qu’il ne nuit ni à la mère ni à l’enfant (OLT 1, RS 822.111, articles 62 et 63\u00a0; ordonnance sur la protection de la maternité, RS 822.111.52, article 13).',
    },
    lists: [
      { id: 'restrictions', label: 'Restrictions de l’ORRChim (RS 814.81)' },
      { id: 'candidates', label: 'Substances extrêmement préoccupantes (OChim, annexe 3)' },
      {
        id: 'major-accidents',
        label: 'Seuil quantitatif, ordonnance sur les accidents majeurs (OPAM, RS 814.012), annexe 1.1',
      },
      {
        id: 'voc',
        label:
          'Teneur en COV, ordonnance sur la taxe d’incitation sur les composés organiques volatils (OCOV, RS 814.018)',
      },
    ],
    poisonsCentre: { label: 'Tox Info Suisse', number: '145 (24 h\u00a0; depuis l’étranger +41 44 251 51 51)' },
    insteadOfEuropean: {
      wasteLaw:
        'Ordonnance sur les mouvements de déchets (OMoD, RS 814.610)\u00a0; le code de la liste des déchets (RS 814.610.1) dépend de l’origine et de l’utilisation et est attribué par le détenteur du déchet.',
    },
  },
  it: {
    legalBasis:
      'ai sensi dell’ordinanza sui prodotti chimici (RS 813.11), articolo 20 e allegato 2 numero 3 (REACH, allegato II)',
    laws: [
      'Ordinanza sui prodotti chimici (OPChim, RS 813.11).',
      'Ordinanza sulla riduzione dei rischi inerenti ai prodotti chimici (ORRPChim, RS 814.81).',
      'Ordinanza sulla prevenzione degli infortuni (OPI, RS 832.30), articolo 50 capoverso 3: valori limite della Suva.',
      'Ordinanza sulla protezione delle acque (OPAc, RS 814.201).',
    ],
    lawsByClass: {
      young:
        'I giovani possono lavorare con il prodotto soltanto se la loro formazione professionale lo richiede (OLL 5, RS 822.115, articolo 4; RS 822.115.2, articoli 5 e 6).',
      mothers:
        'Le donne incinte e le madri che allattano possono lavorare con il prodotto soltanto se una valutazione dei rischi ha mostrato che non nuoce alla madre né al bambino (OLL 1, RS 822.111, articoli 62 e 63; ordinanza sulla protezione della maternità, RS 822.111.52, articolo 13).',
    },
    lists: [
      { id: 'restrictions', label: 'Restrizioni dell’ORRPChim (RS 814.81)' },
      { id: 'candidates', label: 'Sostanze estremamente preoccupanti (OPChim, allegato 3)' },
      {
        id: 'major-accidents',
        label: 'Soglia quantitativa, ordinanza sugli incidenti rilevanti (OPIR, RS 814.012), allegato 1.1',
      },
      {
        id: 'voc',
        label:
          'Tenore di COV, ordinanza sulla tassa d’incentivazione sui composti organici volatili (OCOV, RS 814.018)',
      },
    ],
    poisonsCentre: { label: 'Tox Info Suisse', number: '145 (24 h; dall’estero +41 44 251 51 51)' },
    insteadOfEuropean: {
      wasteLaw:
        'Ordinanza sul traffico di rifiuti (OTRif, RS 814.610); il codice della lista dei rifiuti (RS 814.610.1) dipende da origine e uso ed è attribuito dal detentore del rifiuto.',
    },
  },
};
