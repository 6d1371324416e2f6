/** True for clipboard text that is a table and no mere name. */
export const isTable = (text: string): boolean => /\t|[\r\n]+\S/.test(text.trim());
