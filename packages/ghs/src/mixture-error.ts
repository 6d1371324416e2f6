export type MixtureFault =
  | 'too-many-ingredients'
  | 'duplicate-ingredient'
  | 'concentration-not-a-number'
  | 'concentration-out-of-range'
  | 'concentration-reversed'
  | 'share-not-readable'
  | 'unknown-unit'
  | 'unit-does-not-fit'
  | 'second-balance'
  | 'total-above-100'
  | 'molar-mass-unknown'
  | 'nested-in-itself'
  | 'nested-too-deep'
  | 'value-not-a-number'
  | 'unknown-category'
  | 'unknown-hazard-class';

/** Location of the fault: the name of the ingredient, raw material or test, and its field. */
type Fault = { readonly fault: MixtureFault; readonly subject: string; readonly field: string };

/** Thrown for input that no rule can be applied to. */
export class MixtureError extends RangeError {
  override readonly name = 'MixtureError';
  readonly fault: MixtureFault;
  readonly subject: string;
  readonly field: string;

  constructor({ fault, subject, field }: Fault, detail: string) {
    super(`${subject}: ${detail}`);
    this.fault = fault;
    this.subject = subject;
    this.field = field;
  }
}
