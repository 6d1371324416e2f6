/** An object that is not a stream, as text. */
export type LooseObject = { readonly id: number; readonly body: string };

const division = '/S /Div ';
const wrapper = /\/S \/Div \/P (\d+) 0 R \/K \[((?:\d+ 0 R ?)*)\] >>\s*$/;
const reference = /(\d+) 0 R/g;
const firstCell = /\/S \/TR \/P \d+ 0 R \/K \[(\d+) 0 R/;
const row = '/S /TR ';
const cell = '/S /TD ';
const headersOfCell = /\/Headers \[[^\]]*\]/;
/** The headers attribute of a cell that spans nothing. */
const headersAlone = /<< \/O \/Table \/Headers \[[^\]]*\] >> ?/;

/**
 * Marks the first cell of a row as its header. The typesetter knows only column headers and names them in every other
 * cell; those names would hide the row header. By their scopes readers find both.
 */
export function withRowHeaders(objects: readonly LooseObject[]): readonly LooseObject[] {
  const rows = objects.filter(({ body }) => body.includes(row));
  const headers = new Set(rows.map(({ body }) => Number(firstCell.exec(body)?.[1])));
  return objects.map(({ id, body }) => {
    if (!body.includes(cell)) return { id, body };
    if (!headers.has(id)) return { id, body: body.replace(headersAlone, '') };
    return { id, body: body.replace(cell, '/S /TH ').replace(headersOfCell, '/Scope /Row') };
  });
}

/**
 * Removes empty wrappers. The typesetter tags every block and cell of its layout as a division. Divisions that only
 * hold other elements are left out, and their children move up in the same order.
 */
export function withoutWrappers(objects: readonly LooseObject[]): readonly LooseObject[] {
  const wrappers = new Map<number, { readonly parent: number; readonly kids: string }>();
  for (const { id, body } of objects) {
    if (!body.includes(division)) continue;
    const [, parent, kids] = wrapper.exec(body) ?? [];
    if (kids !== undefined) wrappers.set(id, { parent: Number(parent), kids });
  }
  const left = [...wrappers.values()];
  const adopted = new Set(left.flatMap(({ kids }) => Array.from(kids.matchAll(reference), ([, id]) => Number(id))));
  const adopting = new Set(left.map(({ parent }) => parent));
  const parentOf = (id: number): number => {
    const found = wrappers.get(id);
    return found ? parentOf(found.parent) : id;
  };
  const kidsOf = (kids: string): string =>
    kids.replace(reference, (kid, id) => {
      const found = wrappers.get(Number(id));
      return found ? kidsOf(found.kids) : kid;
    });
  const withParent = ({ id, body }: LooseObject) =>
    adopted.has(id) ? body.replace(/\/P (\d+) 0 R/, (_, parent) => `/P ${parentOf(Number(parent))} 0 R`) : body;
  const withKids = (id: number, body: string) =>
    adopting.has(id) ? body.replace(/\/K \[([^\]]*)\]/, (_, kids: string) => `/K [${kidsOf(kids)}]`) : body;
  return objects
    .filter(({ id }) => !wrappers.has(id))
    .map((object) => ({ id: object.id, body: withKids(object.id, withParent(object)) }));
}

const label = /^\s*<< \/S \/Lbl \/P (\d+) 0 R \/K \[(\d+) 0 R\] >>\s*$/;
const bold = /^\s*<< \/S \/Strong \/P \d+ 0 R (\/K \[)/;

const unnumbered = '/ListNumbering /None';

/**
 * Gives lists labels. Lists are typeset as terms, which the typesetter tags as a list without labels. The strong text
 * of a term is all its label holds; this element becomes the label, because other objects refer to its letters.
 */
export function withLabels(objects: readonly LooseObject[]): readonly LooseObject[] {
  const strong = new Set(objects.filter(({ body }) => bold.test(body)).map(({ id }) => id));
  const labels = new Map<number, { readonly parent: string; readonly text: number }>();
  for (const { id, body } of objects) {
    const [, parent, text] = label.exec(body) ?? [];
    if (parent !== undefined && strong.has(Number(text))) labels.set(id, { parent, text: Number(text) });
  }
  const parents = new Map(Array.from(labels.values(), ({ parent, text }) => [text, parent]));
  const items = new Set(Array.from(labels.values(), ({ parent }) => Number(parent)));
  const withLabel = (body: string) =>
    body.replace(/\/K \[[^\]]*\]/, (kids) =>
      kids.replace(reference, (kid, id) => {
        const found = labels.get(Number(id));
        return found ? `${found.text} 0 R` : kid;
      }),
    );
  const asLabel = (id: number, body: string) => {
    const parent = parents.get(id);
    return parent === undefined ? body : body.replace(bold, (_, kids: string) => `<< /S /Lbl /P ${parent} 0 R ${kids}`);
  };
  return objects
    .filter(({ id }) => !labels.has(id))
    .map(({ id, body }) => ({
      id,
      body: items.has(id) ? withLabel(body) : asLabel(id, body.replace(unnumbered, '/ListNumbering /Disc')),
    }));
}
