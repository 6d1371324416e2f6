/** Why a file is not read. The sentence for it is made where it is shown. */
export type Refusal =
  | {
      readonly code:
        | 'empty'
        | 'broken'
        | 'encrypted'
        | 'old-excel'
        | 'no-text'
        | 'unsafe-xml'
        | 'too-slow'
        | 'foreign-pdf'
        | 'pdf-without-inputs';
    }
  /** Of another kind than asked for, as its content says. */
  | { readonly code: 'wrong-kind'; readonly kind: ForeignKind }
  /** `limit` in the unit of what is counted; a size is in bytes. */
  | {
      readonly code: 'too-large' | 'unpacks-too-large' | 'too-many-rows' | 'too-many-columns';
      readonly limit: number;
    };

/** Kinds of files that are often taken for another. */
export type ForeignKind = 'picture' | 'word' | 'open-document' | 'archive' | 'program' | 'other-xml' | 'unknown';

/** Ends the reading of a file. Caught where the file is opened. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.code, options);
    this.refusal = refusal;
  }
}
