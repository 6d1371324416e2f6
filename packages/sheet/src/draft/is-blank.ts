/** True if the text shows nothing. Zero-width spaces alone are blank, too. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '') === '';
