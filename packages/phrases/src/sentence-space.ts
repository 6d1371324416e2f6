/** What stands between two sentences: nothing where the full stop is a whole sign wide, as in Chinese and Japanese. */
export const sentenceSpace = (language: string): '' | ' ' => (/^(zh|ja)\b/.test(language) ? '' : ' ');
