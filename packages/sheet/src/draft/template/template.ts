/** An input that matters first; why, `first-fields.ftl` of the screens says. */
export type FirstField = { readonly path: string };

/** A kind of product, what the form proposes for it, and the inputs that matter first for it. */
export type Template = {
  readonly id: string;
  readonly name: string;
  /** One of `physicalStates`; empty where products of the kind differ. */
  readonly state: string;
  /** Codes of product categories (EuPCS), of which the user takes those that fit. */
  readonly categories: readonly string[];
  /** Codes of use descriptors (REACH). */
  readonly reachUses: readonly string[];
  readonly first: readonly FirstField[];
};
