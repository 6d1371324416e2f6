import { type BaseStatement, type CategoryCode, type Hazard, isHazardStatement, lettersIn } from '../hazard.ts';
import { detailParts } from '../hazard-detail.ts';
import { categoryEntries } from '../registry.ts';

const statements: ReadonlyMap<CategoryCode, BaseStatement | ''> = new Map(
  categoryEntries.map(({ code, hCode }) => [code, hCode ?? '']),
);

/**
 * The organs and routes that all contributing ingredients state. A statement names all organs affected or none, and a
 * route only if no other causes the hazard (CLP Annex I, Table 3.9.5).
 */
function statedByAll(contributing: readonly Hazard[]): readonly string[] {
  const stated = contributing.map(detailParts);
  return [stated.map(({ organs }) => organs), stated.map(({ routes }) => routes)].flatMap((parts) =>
    parts.every((each) => each.length > 0) ? [...new Set(parts.flat())] : [],
  );
}

/** The hazard of a mixture in category `code`, with the organs and effects of the contributing ingredients. */
export function hazardOfMixture(code: CategoryCode, contributing: readonly Hazard[]): Hazard {
  const statement = statements.get(code) ?? '';
  const details = statedByAll(contributing);
  const lettered = `${statement}${effectLetters(statement, contributing)}`;
  return {
    code,
    hCode: isHazardStatement(lettered) ? lettered : statement,
    ...(details.length > 0 && withDetail.has(statement) ? { detail: details.join(', ') } : {}),
  };
}

const withDetail: ReadonlySet<BaseStatement | ''> = new Set(['H370', 'H371', 'H372', 'H373']);

function effectLetters(statement: string, contributing: readonly Hazard[]): string {
  const suffixes = contributing.map(({ hCode }) => lettersIn(hCode));
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
