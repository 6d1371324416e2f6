/**
 * Sentences that column 2 of REACH Annex XVII puts on the packaging, word for word, by entry. English is from
 * knowledge, as are German and French of 28 and German of 56; the others of 74 were read in reports that quote it.
 * Where the wording of a language is not known for certain, the English stands.
 */
const texts = {
  '3.lamp': {
    en: 'Keep lamps filled with this liquid out of the reach of children. Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage.',
  },
  '3.grill': { en: 'Just a sip of grill lighter may lead to life threatening lung damage.' },
  '28': {
    en: 'Restricted to professional users.',
    de: 'Nur für gewerbliche Anwender.',
    fr: 'Réservé aux utilisateurs professionnels.',
  },
  '32': { en: 'For use in industrial installations only.' },
  '55': { en: 'Do not use in paint spraying equipment.' },
  '56': {
    en: 'Persons already sensitised to diisocyanates may develop allergic reactions when using this product. Persons suffering from asthma, eczema or skin problems should avoid contact, including dermal contact, with this product. This product should not be used under conditions of poor ventilation unless a protective mask with an appropriate gas filter (i.e. type A1 according to standard EN 14387) is used.',
    de: 'Bei Personen, die bereits für Diisocyanate sensibilisiert sind, kann der Umgang mit diesem Produkt allergische Reaktionen auslösen. Bei Asthma, ekzematösen Hauterkrankungen oder Hautproblemen Kontakt, einschließlich Hautkontakt, mit dem Produkt vermeiden. Das Produkt nicht bei ungenügender Lüftung verwenden oder Schutzmaske mit entsprechendem Gasfilter (Typ A1 nach EN 14387) tragen.',
  },
  '57': {
    en: 'This product is not to be used under conditions of poor ventilation. This product is not to be used for carpet laying.',
  },
  '59': {
    en: 'Restricted to industrial use and to professionals approved in certain EU Member States — verify where use is allowed.',
  },
  '74': {
    en: 'As from 24 August 2023 adequate training is required before industrial or professional use.',
    de: 'Ab dem 24. August 2023 muss vor der industriellen oder gewerblichen Verwendung eine angemessene Schulung erfolgen.',
    fr: 'À partir du 24 août 2023, une formation adéquate est requise avant toute utilisation industrielle ou professionnelle.',
    it: 'A partire dal 24 agosto 2023 l’uso industriale o professionale è consentito solo dopo aver ricevuto una formazione adeguata.',
    pt: 'A partir de 24 de agosto de 2023, é necessária formação adequada antes da utilização industrial ou profissional.',
  },
} as const satisfies Readonly<Record<string, { readonly en: string } & Readonly<Record<string, string>>>>;

export type RestrictionStatement = keyof typeof texts;

const byId: Readonly<Record<RestrictionStatement, { readonly en: string } & Readonly<Record<string, string>>>> = texts;

/** The wording in the language of a tag such as `de-CH`, else in English. */
export function restrictionStatement(
  id: RestrictionStatement,
  tag: string,
): { readonly text: string; readonly isOwn: boolean } {
  const [language = 'en'] = tag.split('-');
  const own = byId[id][language];
  return { text: own ?? byId[id].en, isOwn: own !== undefined };
}
