/** An input to fill in first. `first-fields.ftl` of the screens says why. */
export type FirstField = { readonly path: string };

/** A kind of product, with proposals for the form and the inputs to fill in first. */
export type Template = {
  readonly id: string;
  readonly name: string;
  /** One of `physicalStates`; empty if products of the kind differ. */
  readonly state: string;
  /** Codes of product categories (EuPCS) for the user to choose from. */
  readonly categories: readonly string[];
  /** Codes of use descriptors (REACH). */
  readonly reachUses: readonly string[];
  readonly first: readonly FirstField[];
};
