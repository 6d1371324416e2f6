/** Escapes text for `like`, so that every character stands for itself. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
