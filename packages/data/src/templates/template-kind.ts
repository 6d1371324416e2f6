import type { DataFolder, Placed } from '../data-folder.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';
import { categoryRow, descriptorRow } from '../use-descriptors/use-descriptor-forms.ts';
import { firstFieldRow, type FirstFieldRow, templateRow, type TemplateRow } from './template-forms.ts';

const templatesFile = 'templates/templates.csv';
const fieldsFile = 'templates/first-fields.csv';

const codesIn = (data: DataFolder) => ({
  categories: new Set(data.table('use-descriptors/eupcs.csv', categoryRow).map(({ value }) => value.code)),
  uses: new Set(data.table('use-descriptors/reach.csv', descriptorRow).map(({ value }) => value.code)),
});

/** Reports duplicate templates, templates without fields, and codes that are in no list. */
function checkTemplates(
  data: DataFolder,
  rows: readonly Placed<TemplateRow>[],
  fields: readonly Placed<FirstFieldRow>[],
): void {
  const known = codesIn(data);
  const seen = new Set<string>();
  const report = (row: number, message: string) => {
    data.report({ file: templatesFile, row, message });
  };
  for (const { row, value } of rows) {
    if (seen.has(value.id)) report(row, `${value.id} appears twice.`);
    seen.add(value.id);
    if (!fields.some((field) => field.value.template === value.id))
      report(row, `${value.id} has no row in ${fieldsFile}.`);
    for (const code of value.categories)
      if (!known.categories.has(code)) report(row, `${code} is not in use-descriptors/eupcs.csv.`);
    for (const code of value.reach_uses)
      if (!known.uses.has(code)) report(row, `${code} is not in use-descriptors/reach.csv.`);
  }
}

/** Reports fields of unknown templates and duplicate fields. */
function checkFields(
  data: DataFolder,
  rows: readonly Placed<TemplateRow>[],
  fields: readonly Placed<FirstFieldRow>[],
): void {
  const ids = new Set(rows.map(({ value }) => value.id));
  const seen = new Set<string>();
  for (const { row, value } of fields) {
    const { template, path } = value;
    if (!ids.has(template)) data.report({ file: fieldsFile, row, message: `${template} is not in ${templatesFile}.` });
    const key = `${template} ${path}`;
    if (seen.has(key)) data.report({ file: fieldsFile, row, message: `${path} appears twice.` });
    seen.add(key);
  }
}

/** `data/templates/`: kinds of products, the form's proposals for each, and the inputs that matter first. */
export const templateKind: DataKind = {
  folder: 'templates',
  compile: (data) => {
    const rows = data.table(templatesFile, templateRow);
    const fields = data.table(fieldsFile, firstFieldRow);
    checkTemplates(data, rows, fields);
    checkFields(data, rows, fields);
    const templates = rows.map(({ value: { id, name, state = '', categories, reach_uses: reachUses } }) => ({
      id,
      name,
      state,
      categories,
      reachUses,
      first: fields.filter(({ value }) => value.template === id).map(({ value: { path } }) => ({ path })),
    }));
    return [
      {
        path: 'packages/sheet/src/generated/templates.ts',
        text: moduleText(
          "import type { Template } from '../draft/template/template.ts';",
          `export const templates: readonly Template[] = ${literal(templates)};`,
        ),
      },
    ];
  },
};
