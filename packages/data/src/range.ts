export const decimalNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A measured value. Open ends are infinite. */
export type Range = { readonly min: number; readonly max: number };

function openRange(text: string): Range | undefined {
  const end = text.slice(1);
  if (!decimalNumber.test(end)) return undefined;
  return text.startsWith('<') ? { min: -Infinity, max: Number(end) } : { min: Number(end), max: Infinity };
}

/** Reads `5`, `<5`, `>5`, `5..8`, or `miscible` for a solubility. Undefined for other texts. */
export function rangeOf(text: string): Range | undefined {
  if (text === 'miscible') return { min: Infinity, max: Infinity };
  if (text.startsWith('<') || text.startsWith('>')) return openRange(text);
  const [from = '', to = from, ...more] = text.split('..');
  if (more.length > 0 || !decimalNumber.test(from) || !decimalNumber.test(to)) return undefined;
  const range = { min: Number(from), max: Number(to) };
  return range.min <= range.max ? range : undefined;
}
