/**
 * A character beside the short form that makes it part of a longer word. Latin letters stand apart from another script,
 * which writes no space between them.
 */
const inLatinWord = /[\p{Script=Latin}\d]/u;
const inWord = /[\p{L}\d]/u;

/** True if the short form occurs in the text as a word, or as the letters at the start of a code such as EUH208. */
export function standsAsWord(short: string, text: string): boolean {
  const first = text.indexOf(short);
  if (first === -1) return false;
  const letter = inLatinWord.test(short) ? inLatinWord : inWord;
  for (let at = first; at !== -1; at = text.indexOf(short, at + 1)) {
    let end = at + short.length;
    while (/\d/.test(text.charAt(end))) end += 1;
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(end))) return true;
  }
  return false;
}
