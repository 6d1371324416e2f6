import { limitsOfDestination } from '@gosds/sheet/sections/limit-rows';
import type { SheetContext } from '@gosds/sheet/sheet-context';

/** A kind of line that may be deleted without a finding, and why. */
type Accepted = {
  /** Meets the name of the deletion. */
  readonly kind: RegExp;
  readonly why: string;
  /** Absent: in every sheet. */
  readonly when?: (c: SheetContext) => boolean;
};

const isFarFromEurope = ({ profile }: SheetContext): boolean => profile.market !== 'eu' && profile.market !== 'gb';

/** What no law that was read asks for, or what another line of the sheet tells as well. */
export const acceptedDeletions: readonly Accepted[] = [
  { kind: /identifier\.(?:partNumber|type)$/, why: 'the supplier’s own number, and whether it is a mixture' },
  { kind: /identifier\.(?:ec|index|noUfi)$/, why: 'numbers beside the CAS number, which section 3 has as well' },
  {
    kind: /supplier\.email$/,
    why: 'asked for by REACH Annex II, 1.3 and the laws that follow it alone',
    when: isFarFromEurope,
  },
  { kind: /other-hazards\.none$/, why: 'that there are no other hazards' },
  { kind: /unknown-toxicity\.none$/, why: 'that no ingredient is of unknown toxicity' },
  { kind: /classification\.tested\./, why: 'the test stands in sections 11 and 16 too' },
  { kind: /composition\.remainder$/, why: 'that the rest need not be named' },
  { kind: /first-aid\.general\.showSheet$/, why: 'advice of use, of no class or route' },
  { kind: /fire-hazards\.none$/, why: 'that there is no special hazard' },
  { kind: /firefighters\.standard$/, why: 'the number of a standard beside the equipment itself' },
  { kind: /release\.personal\.slippery$/, why: 'advice of use, of no class' },
  { kind: /release\.containment\.disposeAs$/, why: 'refers to section 13' },
  { kind: /handling\.fire\.noFire$/, why: 'that nothing is to be done' },
  { kind: /limits\.dust$/, why: 'general limits of dust, of no ingredient' },
  {
    kind: /^row limits\./,
    why: 'limits of other countries, printed for orientation',
    when: (c) => limitsOfDestination(c).length === 0,
  },
  { kind: /protection\.hands\.(?:wear|reason|laboratory|laminate)$/, why: 'how to wear the glove that is named' },
  { kind: /protection\.body\.standards$/, why: 'the number of a standard beside the equipment itself' },
  { kind: /protection\.thermal\.none$/, why: 'asked for by REACH Annex II, 8.2.2.2 alone', when: isFarFromEurope },
  { kind: /physical\.noOther$/, why: 'that no other property is known' },
  { kind: /toxicology\.noOther$/, why: 'that nothing else is known' },
  { kind: /waste\.(?:packagingClean|keepApart|packagingCode)$/, why: 'advice beside how the waste is handed over' },
  { kind: /transportLabel\./, why: 'pictures of the classes that section 14 names' },
  { kind: /transportPrecautions\.exemption\./, why: 'reliefs, which nobody has to use' },
  {
    kind: /(?:regulations\.poisons|transportPrecautions\.poison|regulations\.aiic|identifier\.ufi)$/,
    why: 'where it is Not Available it is a finding already, or the law does not ask for it',
  },
  { kind: /changes\.ruleSet$/, why: 'the edition of the rules by which this program judged' },
];
