import { Problem } from '@gosds/contract/problem';
import { UnprintableCharacter } from '../pdf-printer.ts';

/** What printing gives; a character that no font of ours has is the problem `sheet-incomplete`, which names it. */
export async function printable<Printed>(print: () => Promise<Printed>): Promise<Printed> {
  try {
    return await print();
  } catch (error) {
    if (!(error instanceof UnprintableCharacter)) throw error;
    const findings = [{ path: '', message: error.message, severity: 'problem' }];
    throw new Problem('sheet-incomplete', { findings }, { cause: error });
  }
}
