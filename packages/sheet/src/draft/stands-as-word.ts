/** What would make a longer word of it: Latin letters stand apart from another script, between which no space is written. */
const inLatinWord = /[\p{Script=Latin}\d]/u;
const inWord = /[\p{L}\d]/u;

/** True where it stands as a word, or as the letters that a code such as EUH208 begins with. */
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
