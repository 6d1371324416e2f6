import type { SignalWord } from '@gosds/ghs/classification';
import type { ClassKey } from './class-patterns.ts';

/** Names of hazard classes; `building` holds those that read otherwise outside Europe. */
export type ClassNames = {
  readonly european: Readonly<Record<ClassKey, string>>;
  readonly building: Readonly<Partial<Record<ClassKey, string>>>;
};

/** What stands behind a class's name. */
export type CategoryWords = {
  readonly category: (category: string) => string;
  readonly type: (type: string) => string;
  /** Two types that the law prints together, such as C and D. */
  readonly types: (first: string, second: string) => string;
  readonly division: (division: string) => string;
  readonly routes: Readonly<Record<'oral' | 'dermal' | 'inhalation', string>>;
  readonly signalWords: Readonly<Record<SignalWord, string>>;
};
