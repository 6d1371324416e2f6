// Estimates how long a regular expression may take on the worst text of a length.
import { createRequire } from 'node:module';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js');

/**
 * Time limits in milliseconds, each longer than the last, until enough processor time was available on a busy machine.
 */
const patience = [10_000, 30_000, 90_000];
const leastWorked = 8_000;

function check(source, flags) {
  let result;
  for (const timeout of patience) {
    const before = process.cpuUsage();
    result = checkSync(source, flags, { timeout });
    const { user } = process.cpuUsage(before);
    if (result.status !== 'unknown' || user / 1000 > leastWorked) break;
  }
  return result;
}

/**
 * Returns `linear`, `polynomial` or `exponential` in the length of the text, or `undecided` if the judge runs out of
 * time. `attack` is a text that shows it.
 */
export function judge({ source, flags }) {
  const { status, complexity, attack } = check(source, flags);
  if (status === 'safe') return { verdict: 'linear' };
  if (status === 'vulnerable') return { verdict: complexity.type, attack: attack.pattern };
  return { verdict: 'undecided' };
}

const isVaried = (node) => (node.type === 'Quantifier' && node.min !== node.max) || node.alternatives?.length > 1;

/**
 * True if no repetition contains anything that can match in two ways. Such an expression cannot take exponential time.
 */
export function isFlat({ source, flags }) {
  let isSo = true;
  let repetitions = 0;
  const enter = (node) => {
    if (repetitions > 0 && isVaried(node)) isSo = false;
    if (node.type === 'Quantifier' && node.max > 1) repetitions += 1;
  };
  const leave = (node) => {
    if (node.type === 'Quantifier' && node.max > 1) repetitions -= 1;
  };
  visitRegExpAST(new RegExpParser().parseLiteral(`/${source}/${flags}`), {
    onQuantifierEnter: enter,
    onQuantifierLeave: leave,
    onGroupEnter: enter,
    onCapturingGroupEnter: enter,
    onAssertionEnter: enter,
  });
  return isSo;
}

/**
 * The fault of an expression; none if it is linear, or listed as one whose texts are short or our own. An exponential
 * expression cannot be listed.
 */
export function faultOf({ verdict, attack }, isKnown) {
  if (verdict === 'exponential') return `takes exponential time, e.g. on ${attack}`;
  if (verdict === 'linear' || (isKnown && verdict === 'polynomial')) return undefined;
  return verdict === 'polynomial'
    ? `takes polynomial time, e.g. on ${attack}: mend it, or write down what bounds its texts`
    : 'could not be judged: write it more simply, or without a repetition in a repetition and what bounds its texts';
}
