import { createHash } from 'node:crypto';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The 16,384 triplets that stand for 14 bits: none that begins with E, none from TAA to TTV. */
const triplets = letters.flatMap((a) =>
  letters.flatMap((b) =>
    letters.map((c) => a + b + c).filter((each) => a !== 'E' && !(each >= 'TAA' && each <= 'TTV')),
  ),
);

/** `bits` of a hash from bit `from`, its bytes read from the lowest bit on. */
const bitsOf = (hash: Uint8Array, from: number, bits: number): number =>
  Array.from({ length: bits }, (_, at) => (((hash[(from + at) >> 3] ?? 0) >> ((from + at) & 7)) & 1) * 2 ** at).reduce(
    (sum, bit) => sum + bit,
    0,
  );

const hashOf = (text: string): Uint8Array => createHash('sha256').update(text, 'latin1').digest();

/** So many triplets of 14 bits, then a pair of 9 bits. */
function lettersOf(text: string, count: number): string {
  const hash = hashOf(text);
  const whole = Array.from({ length: count }, (_, at) => triplets[bitsOf(hash, at * 14, 14)] ?? '').join('');
  const rest = bitsOf(hash, count * 14, 9);
  return `${whole}${letters[Math.floor(rest / 26)] ?? ''}${letters[rest % 26] ?? ''}`;
}

/** N is neutral; M lost a proton, O gained one. More than twelve cannot be told. */
function protonsOf(layer: string | undefined): string {
  const protons = Number(layer?.slice(1) ?? 0);
  return Math.abs(protons) > 12 ? 'A' : String.fromCodePoint(78 + protons);
}

/** Layers of the skeleton; those after it tell stereochemistry and isotopes. */
const ofSkeleton = /^[chq]/;

/**
 * The InChIKey of a standard InChI (`InChI=1S/…`), by the rules of the InChI Technical Manual of the InChI Trust: hashes of the
 * skeleton, and of what comes after it. Undefined for any other text. A wrong InChI has a key too, which no chemical has.
 */
export function inchiKeyOf(text: string): string | undefined {
  const [, written] = /^InChI=1S\/(\S{1,2000})$/i.exec(text.trim()) ?? [];
  if (written === undefined) return undefined;
  const [formula = '', ...layers] = written.split('/');
  const proton = layers.find((layer) => layer.startsWith('p'));
  const rest = layers.filter((layer) => layer !== proton);
  const end = rest.findIndex((layer) => !ofSkeleton.test(layer));
  const [own, further] = end === -1 ? [rest, []] : [rest.slice(0, end), rest.slice(end)];
  const minor = further.map((layer) => `/${layer}`).join('');
  const major = [formula, ...own].join('/');
  return `${lettersOf(major, 4)}-${lettersOf(minor.length < 255 ? minor + minor : minor, 2)}SA-${protonsOf(proton)}`;
}
