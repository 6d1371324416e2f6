/** Alternative texts by the codes of pictograms and transport labels. */
export type PictogramNames = Readonly<Record<string, string>>;

/** Alternative text of a pictogram or transport label. */
export function pictogramName(code: string, names: PictogramNames): string {
  const name = names[code];
  if (name === undefined) throw new RangeError(`No such pictogram: ${code}`);
  return name;
}
