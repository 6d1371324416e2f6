/** True if the clipboard text is a table and not just a name. */
export const isTable = (text: string): boolean => /\t|[\r\n]+\S/.test(text.trim());
