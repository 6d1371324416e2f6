/** Blank too where there is nothing to be seen, as with zero-width spaces alone. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '') === '';
