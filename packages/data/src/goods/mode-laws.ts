import { z } from 'zod';
import { oneOf, orBlank, word } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';

const modeRow = z.strictObject({
  mode: word,
  /** Paragraph of the list of goods. */
  list: word,
  /** Paragraph that exempts a liquid that does not sustain combustion. */
  not_sustaining: word,
  /** Exemption of goods that are only environmentally hazardous: up to 5 l or 5 kg in a packaging, or by land. */
  environment_exemption: orBlank(oneOf(['small', 'by-land'])),
  environment_paragraph: orBlank(word),
});

const file = 'goods/modes.csv';

/** The laws of carriage: the one list of them. Undefined if the folder has no dangerous goods. */
export const readModes = (data: DataFolder): readonly string[] | undefined =>
  data.has(file) ? data.csv(file, z.object({ mode: word })).map(({ mode }) => mode) : undefined;

/** The paragraphs of each mode's law that differ from ADR, by mode. */
export function modeLaws(data: DataFolder) {
  const rows = data.table(file, modeRow);
  for (const { row, value } of rows)
    if ((value.environment_exemption === undefined) !== (value.environment_paragraph === undefined))
      data.report({ file, row, message: 'An exemption has a paragraph, and a paragraph an exemption.' });
  return Object.fromEntries(
    rows.map(({ value }) => [
      value.mode,
      {
        list: value.list,
        notSustaining: value.not_sustaining,
        ...(value.environment_exemption === undefined || value.environment_paragraph === undefined
          ? {}
          : { environmentExemption: { kind: value.environment_exemption, paragraph: value.environment_paragraph } }),
      },
    ]),
  );
}
