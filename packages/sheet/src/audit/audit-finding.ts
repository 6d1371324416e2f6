import type { Message } from '@gosds/ghs/message';
import type { Finding, LawSeverity } from '../review/finding.ts';

/** A fault of a finished sheet. It points to a place in the sheet, because no input can correct it. */
export type AuditFinding = Pick<Finding, 'check' | 'paragraph' | 'section' | 'part'> & {
  readonly severity: LawSeverity;
  /** In English. */
  readonly message: string;
  /** The same message as key and values, for each language of the screens. */
  readonly says: Message;
};
