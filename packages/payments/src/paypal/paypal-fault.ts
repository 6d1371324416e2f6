/** A refusal in PayPal's form. */
export class PayPalFault extends Error {
  override readonly name = 'PayPalFault';
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string, message = issue) {
    super(message);
    this.status = status;
    this.issue = issue;
  }
}
