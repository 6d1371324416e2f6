import type { FirstField } from '@gosds/sheet/draft/template/template';
import { useEffect } from 'react';

/** A label is that of the input with this id; a value with its unit has the value's. */
const selectorOf = ({ path }: FirstField): string =>
  [path, `${path}.value`].map((id) => `label[for="${CSS.escape(id)}"]::after`).join(', ');

/** The mark says nothing to screen readers: the list names the fields. */
const mark = `
  content: '' / '';
  display: inline-block;
  width: 7px;
  height: 7px;
  margin-inline-start: 6px;
  border-radius: 2px;
  background: var(--accent-text);
  transform: rotate(45deg) translateY(-1px);
`;

/** Marks the labels of these fields, wherever they stand in the form, without a change of the form. */
export function useFieldMarks(fields: readonly FirstField[]): void {
  const selectors = fields.map(selectorOf).join(', ');
  useEffect(() => {
    if (selectors === '' || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selectors} { ${mark} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [selectors]);
}
