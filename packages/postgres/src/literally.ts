/** Text for `like` in which every sign stands for itself. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
