/** English digits and signs for Arabic and Persian ones. */
export const englishDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('٪', '%');

/** A number or range with English digits, also where it is written in full width, and with plain hyphens. */
export const plainNumber = (text: string): string =>
  englishDigits(text.normalize('NFKC'))
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s*-\s*/g, '-');

/** Leaves spaces only beside digits on both sides, where they may part two numbers: `1 5` is not 15. */
export const withoutOuterSpaces = (text: string): string => text.replaceAll(/(?<![\d.,])\s+|\s+(?![\d.,])/g, '');
