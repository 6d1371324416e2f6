/** Input that cannot be read as a mixture; the message names the ingredient and field. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Runs the reader of one field. Rethrows its failure with the name of the ingredient and the field. */
export function readField<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
    throw new InputError(`${where}: ${fault.message}`, { cause: fault });
  }
}
