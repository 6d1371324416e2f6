import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import type { DataFolder } from '../data-folder.ts';
import type { z } from 'zod';
import { rangeOf } from '../range.ts';
import { jsonFileModule, jsonModule } from '../json-module.ts';
import { besideList, classificationOf, toxicityOf } from './compile-classification.ts';
import { versionsOf } from './compile-harmonised.ts';
import type { CompiledFacts, CompiledMeasure, CompiledSubstance } from './compiled-substance.ts';
import { checkSubstances } from './check-substances.ts';
import { readSubstanceTables, type SubstanceTables, valuesOf } from './read-substances.ts';
import { isMeasure, measures, type propertyForm } from './substance-forms.ts';
import type { WithBlanks } from '../with-blanks.ts';

type PropertyRow = z.infer<typeof propertyForm>;

function measureOf({ value, temperature_c: temperatureC, ...row }: PropertyRow): WithBlanks<CompiledMeasure> {
  const { min, max } = rangeOf(value) ?? { min: NaN, max: NaN };
  return { min, max, source: row.source, method: row.method, temperatureC, calculated: row.calculated };
}

/** Facts of `properties.csv`: the measured ones by key, and the two others. */
function propertiesOf(rows: readonly PropertyRow[]) {
  const measured: Partial<Record<string, WithBlanks<CompiledMeasure>>> = {};
  for (const row of rows) if (isMeasure(row.property)) measured[measures[row.property].key] = measureOf(row);
  const { bcf, koc, ...others } = measured;
  const degradable = rows.find(({ property }) => property === 'ready biodegradability');
  const un = rows.find(({ property }) => property === 'UN number');
  return {
    measured: others,
    bcf,
    koc,
    readilyBiodegradable: degradable && { value: degradable.value === 'yes', source: degradable.source },
    unNumber: un && { value: un.value, source: un.source },
  };
}

type SubstanceRow = SubstanceTables['substances'][number]['value'];

function groupsOf(tables: SubstanceTables, id: number): CompiledFacts['groups'] {
  const groups = valuesOf(tables.groups, id).map(({ group }) => group);
  return groups.length > 0 ? groups : undefined;
}

function formsOf(tables: SubstanceTables, id: number): WithBlanks<CompiledFacts['forms']> {
  const forms = valuesOf(tables.forms, id).map(({ form, un_number: unNumber }) => ({ form, unNumber }));
  return forms.length > 0 ? forms : undefined;
}

function namesOf(tables: SubstanceTables, id: number): CompiledFacts['names'] {
  const rows = valuesOf(tables.namesByLanguage, id);
  return rows.length > 0 ? Object.fromEntries(rows.map(({ language, text }) => [language, text])) : undefined;
}

const identityOf = (row: SubstanceRow, tables: SubstanceTables) => {
  const [names] = valuesOf(tables.names, row.id);
  return {
    materialId: row.id,
    name: row.name,
    synonyms: names?.synonyms ?? [],
    names: namesOf(tables, row.id),
    cas: row.cas,
    ec: row.ec,
    index: row.index,
    formula: row.formula,
    molarMass: row.molar_mass,
    family: row.family,
    groups: groupsOf(tables, row.id),
    forms: formsOf(tables, row.id),
    reactiveGroups: valuesOf(tables.reactiveGroups, row.id)[0]?.groups,
    treatment: valuesOf(tables.treatments, row.id)[0]?.treatment,
  };
};

function glovesOf(tables: SubstanceTables, id: number): WithBlanks<CompiledFacts['gloves']> {
  const rows = valuesOf(tables.gloves, id);
  if (rows.length === 0) return undefined;
  return rows.map(({ material, minutes, solution_percent: upToPercent, source }) => ({
    material,
    minutes,
    upToPercent,
    source,
  }));
}

function biodegradationOf(tables: SubstanceTables, id: number): CompiledFacts['biodegradation'] {
  const [row] = valuesOf(tables.biodegradation, id);
  return row && { percent: row.percent, days: row.days, method: row.method, source: row.source };
}

function factsOf(tables: SubstanceTables, row: SubstanceRow): WithBlanks<CompiledFacts> | undefined {
  const classification = classificationOf(tables, row);
  if (!classification) return undefined;
  const { measured, ...others } = propertiesOf(valuesOf(tables.properties, row.id));
  return {
    ...identityOf(row, tables),
    classification,
    annexVi: versionsOf(tables.harmonised, row.index, besideList(tables, row.id)),
    properties: { state: row.state, appearance: row.appearance, odour: row.odour, ...measured },
    toxicity: valuesOf(tables.acuteToxicity, row.id)
      .filter(({ kind }) => kind !== 'ATE')
      .map(toxicityOf),
    ecotoxicity: valuesOf(tables.ecotoxicity, row.id).map((value) => ({
      endpoint: value.endpoint,
      group: value.group,
      species: value.species,
      value: value.value,
      hours: value.hours,
      source: value.source,
      method: value.method,
      values: value.values,
      calculated: value.calculated,
    })),
    ...others,
    biodegradation: biodegradationOf(tables, row.id),
    gloves: glovesOf(tables, row.id),
  };
}

function substanceOf(tables: SubstanceTables, row: SubstanceRow): WithBlanks<CompiledSubstance> | undefined {
  const facts = factsOf(tables, row);
  const [names] = valuesOf(tables.names, row.id);
  return (
    facts && {
      facts,
      tradeNames: names && names.trade_names.length > 0 ? names.trade_names : undefined,
      givesOff: row.gives_off,
      tonnes: valuesOf(tables.production, row.id)[0]?.tonnes.min,
    }
  );
}

const generated = 'packages/catalogue/src/generated';

/** Groups by CAS number, for an ingredient entered with its number. */
function groupsByCas(tables: SubstanceTables): GeneratedModule {
  const groups: Record<string, CompiledFacts['groups']> = {};
  for (const { value } of tables.substances) {
    const found = groupsOf(tables, value.id);
    if (found && value.cas !== undefined) groups[value.cas] = found;
  }
  return {
    path: 'packages/sheet/src/generated/groups-by-cas.ts',
    text: moduleText(
      "import type { SubstanceGroup } from '../substance.ts';",
      `export const groupsByCas: Readonly<Record<string, readonly SubstanceGroup[]>> = ${literal(groups)};`,
    ),
  };
}

function compile(data: DataFolder) {
  const tables = readSubstanceTables(data);
  checkSubstances(data, tables);
  return [
    ...jsonFileModule({
      path: `${generated}/compiled-substances.ts`,
      name: 'compiledSubstances',
      type: ['@gosds/data/compiled-substance', 'CompiledSubstance'],
      items: tables.substances.flatMap(({ value }) => substanceOf(tables, value) ?? []),
    }),
    jsonModule({
      path: `${generated}/compiled-sources.ts`,
      name: 'compiledSources',
      type: ['@gosds/data/compiled-substance', 'CompiledSource'],
      items: tables.sources.map(({ id, title, date }) => ({ id, title, date })),
    }),
    groupsByCas(tables),
  ];
}

/** `data/substances/`: the substances of the catalogue. Every value has its source. */
export const substanceKind: DataKind = { folder: 'substances', compile };
