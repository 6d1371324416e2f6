import { Problem } from '@gosds/contract/problem';
import { UnprintableCharacter } from '../pdf-printer.ts';

/** Runs a print. Throws Problem `sheet-incomplete`, naming the character, if our fonts lack a character. */
export async function printable<Printed>(print: () => Promise<Printed>): Promise<Printed> {
  try {
    return await print();
  } catch (error) {
    if (!(error instanceof UnprintableCharacter)) throw error;
    const findings = [{ path: '', message: error.message, severity: 'problem' }];
    throw new Problem('sheet-incomplete', { findings }, { cause: error });
  }
}
