import type { HazardClass } from '../hazard.ts';

type ReleasingNote = {
  readonly classes: readonly HazardClass[];
  /** What must be shown for the note to release. */
  readonly condition: string;
  readonly paragraph: string;
};

const carcinogen: readonly HazardClass[] = ['Carcinogenicity'];
const carcinogenOrMutagen: readonly HazardClass[] = ['Carcinogenicity', 'Germ cell mutagenicity'];

/** Notes of CLP Annex VI Part 1 by which a harmonised class need not apply, once the condition is shown. */
export const releasingNotes: Readonly<Record<string, ReleasingNote>> = {
  J: {
    classes: carcinogenOrMutagen,
    condition: 'less than 0.1 % benzene (EC 200-753-7)',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note J',
  },
  K: {
    classes: carcinogenOrMutagen,
    condition: 'less than 0.1 % 1,3-butadiene (EC 203-450-8)',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note K',
  },
  L: {
    classes: carcinogen,
    condition: 'less than 3 % dimethyl sulphoxide extract by IP 346',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note L',
  },
  M: {
    classes: carcinogen,
    condition: 'less than 0.005 % benzo[a]pyrene (EC 200-028-5)',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note M',
  },
  N: {
    classes: carcinogen,
    condition: 'full refining history known, and the substance it is produced from is no carcinogen',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note N',
  },
  P: {
    classes: carcinogenOrMutagen,
    condition: 'less than 0.1 % benzene (EC 200-753-7)',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note P',
  },
  Q: {
    classes: carcinogen,
    condition: 'one of the biopersistence or intraperitoneal tests of the note',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note Q',
  },
  R: {
    classes: carcinogen,
    condition: 'length-weighted geometric mean diameter less two standard errors above 6 um',
    paragraph: 'CLP Annex VI, 1.1.3.1, Note R',
  },
};
