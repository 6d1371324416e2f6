import type { Message } from '@gosds/ghs/message';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import type { Finding, Fix } from './finding.ts';

type WrittenFix = Omit<Fix, 'label'> & { readonly label: string };

/** A finding as stored and sent: in English, with the message that the screens show in their own language. */
export type WrittenFinding = Omit<Finding, 'message' | 'fix'> & {
  readonly message: string;
  readonly says: Message;
  readonly fix: WrittenFix | null;
};

export const writtenFinding = (finding: Finding): WrittenFinding => ({
  ...finding,
  message: findingInEnglish(finding.message),
  says: finding.message,
  fix: finding.fix && { ...finding.fix, label: findingInEnglish(finding.fix.label) },
});
