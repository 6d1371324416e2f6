/** Mass fraction (volume fraction in gases) in parts per billion: an integer, so that limits compare exactly. 100 % = 1e9. */
export type Ppb = number;

/** Both ends are inclusive; an exact concentration has lower === upper. */
export type Concentration = { readonly lower: Ppb; readonly upper: Ppb };

/** Rounds to the integer ppb; the wizard's finest step, 0.000001 %, is 10 ppb. */
export const percent = (value: number): Ppb => Math.round(value * 1e7);

/** Per cent to the ppb, so that a concentration just below a limit does not look equal to it. */
export const toPercent = (ppb: Ppb): number => Math.round(ppb) / 1e7;

export const exactly = (value: Ppb): Concentration => ({ lower: value, upper: value });

/** The data state limits to the millionth of a per cent; one ppb more stands for `C > x` or `C ≤ x`. */
export const isBeside = (limit: Ppb | undefined): boolean => limit !== undefined && limit % 10 === 1;
