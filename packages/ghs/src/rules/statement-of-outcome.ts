import { baseStatement, type BaseStatement, type CategoryCode, type Hazard, isHazardStatement } from '../hazard.ts';
import { categoryEntries } from '../registry.ts';

const statements: ReadonlyMap<CategoryCode, BaseStatement | ''> = new Map(
  categoryEntries.map(({ code, hCode }) => [code, hCode ?? '']),
);

/** The hazard of a mixture in category `code`, with the organs and effects of the contributing ingredients. */
export function hazardOfMixture(code: CategoryCode, contributing: readonly Hazard[]): Hazard {
  const statement = statements.get(code) ?? '';
  const details = [...new Set(contributing.flatMap(({ detail }) => detail?.split(/,\s*/) ?? []))];
  const lettered = `${statement}${effectLetters(statement, contributing)}`;
  return {
    code,
    hCode: isHazardStatement(lettered) ? lettered : statement,
    ...(details.length > 0 && withDetail.has(statement) ? { detail: details.join(', ') } : {}),
  };
}

const withDetail: ReadonlySet<BaseStatement | ''> = new Set(['H370', 'H371', 'H372', 'H373']);

function effectLetters(statement: string, contributing: readonly Hazard[]): string {
  const suffixes = contributing.map(({ hCode }) => hCode.slice(baseStatement(hCode).length));
  if (statement === 'H350') return suffixes.length > 0 && suffixes.every((suffix) => suffix === 'i') ? 'i' : '';
  if (statement !== 'H360' && statement !== 'H361') return '';
  const letters = new Set(suffixes.join(''));
  const fertility = strongest(letters, 'F', 'f');
  const development = strongest(letters, 'D', 'd');
  const isOpen = suffixes.includes('');
  return isOpen && !(fertility && development) ? '' : inOrder(fertility, development);
}

/** Puts the known effect before the suspected one: H360Df, never H360fD. */
const inOrder = (fertility: string, development: string): string =>
  fertility === 'f' && development === 'D' ? 'Df' : `${fertility}${development}`;

function strongest(letters: ReadonlySet<string>, known: string, suspected: string): string {
  if (letters.has(known)) return known;
  return letters.has(suspected) ? suspected : '';
}
