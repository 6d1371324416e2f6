export type MixtureFault =
  | 'too-many-ingredients'
  | 'duplicate-ingredient'
  | 'concentration-not-a-number'
  | 'concentration-out-of-range'
  | 'concentration-reversed'
  | 'total-above-100'
  | 'value-not-a-number'
  | 'unknown-category'
  | 'unknown-hazard-class';

/** Input that no rule can be applied to; `subject` names the ingredient, property or class at fault. */
export class MixtureError extends RangeError {
  override readonly name = 'MixtureError';
  readonly fault: MixtureFault;
  readonly subject: string;

  constructor(fault: MixtureFault, subject: string, detail: string) {
    super(`${subject}: ${detail}`);
    this.fault = fault;
    this.subject = subject;
  }
}
