import { squash } from '@gosds/catalogue/search/spelling';

const greek: Readonly<Record<string, string>> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta', ι: 'iota' },
  ...{ κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', ο: 'omicron', π: 'pi', ρ: 'rho', σ: 'sigma', ς: 'sigma' },
  ...{ τ: 'tau', υ: 'upsilon', φ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega' },
};

/** Latin letters as chemists write the same words: `х` and `ц` as in chlorine and acetone. */
const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'ch', ц: 'c', ч: 'tsch' },
  ...{ ш: 'sch', щ: 'schtsch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', і: 'i', ї: 'i', є: 'e', ґ: 'g' },
  ...{ ј: 'i', љ: 'l', њ: 'n', ћ: 'c', ђ: 'd', џ: 'd', гидр: 'hydr', альдегид: 'aldehyd', кс: 'x' },
};
const cyrillicLetters = /гидр|альдегид|кс|[а-яёіїєґјљњћђџ]/gu;

const isPlain = /^[\u0020-\u007e]*$/;
const twoVowels = /[aou]e/g;

/**
 * Search key of a chemical name: only lower-case letters and digits. Spells out Greek letters; drops accents, primes,
 * stereo marks, spaces and hyphens; writes Cyrillic in Latin letters. So `2,4-Dichloro…` becomes `24dichloro…`,
 * `β-Pinene` becomes `betapinene`, and `толуол` becomes `toluol`.
 */
export function nameKey(name: string): string {
  // A short cut for names without accents, the majority of the million names in a catalogue load.
  if (isPlain.test(name)) {
    const letters = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
    return letters.replaceAll(twoVowels, (written) => written.charAt(0));
  }
  const lower = name.normalize('NFC').toLowerCase();
  return squash(
    lower
      .replaceAll(/[α-ως]/gu, (letter) => greek[letter] ?? letter)
      .replaceAll(cyrillicLetters, (letters) => cyrillic[letters] ?? letters),
  );
}

const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/**
 * Like the key, but a German umlaut is not its plain letter, and `oe` is written `ö`. So `Anisöl`, an oil, differs from
 * `Anisol`, which is anisole.
 */
export function writtenKey(name: string): string {
  const joined = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(twoVowels, (written) => umlauts[written] ?? written);
  return joined
    .split(/([äöü])/)
    .map((part) => (/^[äöü]$/.test(part) ? part : nameKey(part)))
    .join('');
}
