/** Input that cannot be read as a mixture; the message names the ingredient and field. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Runs a reader of one field; what it cannot read is reported with the ingredient's name and the field. */
export function readField<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
    throw new InputError(`${where}: ${fault.message}`, { cause: fault });
  }
}
