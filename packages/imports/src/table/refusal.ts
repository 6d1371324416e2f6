/** Why a file is refused. The caller words the message. */
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
  /** The content is of another kind than asked for. */
  | { readonly code: 'wrong-kind'; readonly kind: ForeignKind }
  /** `limit` in the unit counted; sizes in bytes. */
  | {
      readonly code: 'too-large' | 'unpacks-too-large' | 'too-many-rows' | 'too-many-columns';
      readonly limit: number;
    };

/** Kinds of files that users often choose by mistake. */
export type ForeignKind =
  | 'picture'
  | 'word'
  | 'open-document'
  | 'excel-binary'
  | 'web-page'
  | 'archive'
  | 'program'
  | 'other-xml'
  | 'unknown';

/** Thrown to stop reading a file. Caught where the file is opened. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.code, options);
    this.refusal = refusal;
  }
}
