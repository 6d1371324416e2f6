import { squash } from '@gosds/catalogue/search/spelling';

const greek: Readonly<Record<string, string>> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta', ι: 'iota' },
  ...{ κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', ο: 'omicron', π: 'pi', ρ: 'rho', σ: 'sigma', ς: 'sigma' },
  ...{ τ: 'tau', υ: 'upsilon', φ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega' },
};

const isPlain = /^[\u0020-\u007e]*$/;
const twoVowels = /[aou]e/g;

/**
 * Search key of a chemical name: only lower-case letters and digits. Spells out Greek letters; drops accents, primes,
 * stereo marks, spaces and hyphens. So `2,4-Dichloro…` becomes `24dichloro…` and `β-Pinene` becomes `betapinene`.
 */
export function nameKey(name: string): string {
  // A short cut for names without accents, the majority of the million names in a catalogue load.
  if (isPlain.test(name)) {
    const letters = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
    return letters.replaceAll(twoVowels, (written) => written.charAt(0));
  }
  return squash(name.toLowerCase().replaceAll(/[α-ως]/gu, (letter) => greek[letter] ?? letter));
}
