import type { Message } from '@gosds/ghs/message';
import type { Finding, LawSeverity } from '../review/finding.ts';

/** A fault of a finished sheet: it points to a place of the sheet, since no input mends it. */
export type AuditFinding = Pick<Finding, 'check' | 'paragraph' | 'section' | 'part'> & {
  readonly severity: LawSeverity;
  /** In English. */
  readonly message: string;
  /** The same without its words, which each language of the screens has. */
  readonly says: Message;
};
