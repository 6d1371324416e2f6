import type { Check } from '@gosds/sheet/review/check';
import { checks } from '@gosds/sheet/review/checks';
import { placeOf } from '@gosds/sheet/review/review';
import { profileIds } from '@gosds/sheet/profiles/profile-of';

const markets = profileIds;

const marketsOf = (check: Check): string => {
  const known = markets.filter((market) => placeOf(check, market));
  return known.length === markets.length ? 'all' : known.join(' ');
};

/** Paragraph in the first market that asks. */
const paragraphOf = (check: Check): string =>
  markets.map((market) => placeOf(check, market)?.paragraph).find((paragraph) => paragraph !== undefined) ?? '';

const partOf = (check: Check): string =>
  markets.map((market) => placeOf(check, market)?.part).find((part) => part !== undefined) ?? '';

const sectionOf = (check: Check): number => Number.parseInt(partOf(check), 10);

function rowsOf(section: number): string[] {
  return checks
    .filter((check) => sectionOf(check) === section)
    .map((check) => {
      const input = check.pointsTo === null ? '' : `\`${check.pointsTo}\``;
      return `| \`${check.id}\` | ${check.severity} | ${marketsOf(check)} | ${paragraphOf(check)} | ${check.says.replace(/:$/, '')} | ${input} |`;
    });
}

/** The table of docs/inspector.md, by sections. */
export const checksTable = (): string =>
  Array.from({ length: 16 }, (_, index) => index + 1)
    .flatMap((section) => [
      `### Section ${section}`,
      '',
      '| check | severity | markets | paragraph | finding | input |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rowsOf(section),
      '',
    ])
    .join('\n');

/** How many checks there are of each severity. */
export const checksCount = (): string => {
  const count = (severity: Check['severity']) => checks.filter((check) => check.severity === severity).length;
  return `${checks.length} checks: ${count('must')} must, ${count('should')} should, ${count('hint')} hint.`;
};
