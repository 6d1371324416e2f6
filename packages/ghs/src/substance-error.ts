export type SubstanceFault =
  | 'value-not-a-number'
  | 'value-out-of-range'
  | 'unit-does-not-fit'
  | 'unknown-category'
  | 'unknown-hazard-class'
  | 'too-many-studies';

/** Data that no criterion can be applied to. `field`: path of the faulty value, e.g. `acuteToxicity[2].value`. */
export class SubstanceError extends RangeError {
  override readonly name = 'SubstanceError';
  readonly fault: SubstanceFault;
  readonly field: string;

  constructor(fault: SubstanceFault, field: string, detail: string) {
    super(`${field}: ${detail}`);
    this.fault = fault;
    this.field = field;
  }
}
