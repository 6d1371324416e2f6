import type { FirstField } from '@gosds/sheet/draft/template/template';
import { useEffect } from 'react';

/** CSS selector of the label of an input; for a quantity, the label belongs to the value. */
const selectorOf = ({ path }: FirstField): string =>
  [path, `${path}.value`].map((id) => `label[for="${CSS.escape(id)}"]::after`).join(', ');

/** Silent for screen readers: the list names the fields. */
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

/** Marks the labels of these fields with CSS, without changing the form. */
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
