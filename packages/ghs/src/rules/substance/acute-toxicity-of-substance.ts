import { cite, joined, type Message, type MessageValue, say } from '../../message.ts';
import { acuteToxicityClasses } from '../../hazard-parts.ts';
import type { ClassOutcome, LeftOut, Reason } from '../../classification.ts';
import type { HazardClass } from '../../hazard.ts';
import type { AcuteToxicityRules, Market } from '../../markets/market.ts';
import type { AcuteToxicityValue, ToxicityRoute } from '../../mixture.ts';
import type { SubstanceData } from '../../substance.ts';
import { acuteToxicityHazard } from '../acute-toxicity-hazard.ts';
import { categoryOf, classOfRoute, unitOf } from '../acute-toxicity-ingredient.ts';
import { roundForDisplay } from '../reason.ts';
import { nameOfStudy, type ReadyStudy, readyStudy, saturatedVapour } from './acute-study.ts';
import { countedStudy, decided, type Finding, noData, placeOf, reasonOf, studyLeftOut } from './finding.ts';

export type AcuteVerdict = {
  readonly outcomes: readonly ClassOutcome[];
  /** The decisive value of each route, as an ingredient has it. */
  readonly values: readonly AcuteToxicityValue[];
};

type RouteVerdict = { readonly route: ToxicityRoute; readonly finding: Finding; readonly value?: AcuteToxicityValue };
type Studies = {
  readonly usable: readonly ReadyStudy[];
  readonly left: readonly LeftOut[];
  readonly missing: readonly MessageValue[];
};

/** For each route, the lowest valid value in the preferred species. Inhalation takes the most severe of its forms. */
export function acuteToxicityOfSubstance(data: SubstanceData, market: Market): AcuteVerdict {
  const studies = (data.acuteToxicity ?? []).map((study) => readyStudy(market, data, study));
  const routes = new Set(studies.map(({ route }) => route));
  const verdicts = [...routes].map((route): RouteVerdict => {
    const own = studies.filter((study) => study.route === route);
    const unusable = own.filter((study) => 'left' in study);
    return judgeRoute(
      { data, market, route },
      {
        usable: own.filter((study) => 'value' in study),
        left: unusable.map(({ left }) => left),
        missing: unusable.flatMap(({ missing }) => missing ?? []),
      },
    );
  });
  return {
    outcomes: acuteToxicityClasses.map((hazardClass) => classOutcome(data, market, { hazardClass, verdicts })),
    values: verdicts.flatMap(({ value }) => (value ? [value] : [])),
  };
}

function classOutcome(
  data: SubstanceData,
  market: Market,
  { hazardClass, verdicts }: { readonly hazardClass: HazardClass; readonly verdicts: readonly RouteVerdict[] },
): ClassOutcome {
  const own = verdicts.filter(({ route }) => classOfRoute[route] === hazardClass);
  if (own.length === 0) {
    return noData(hazardClass, market.acuteToxicity.bandsParagraph, neededFor(hazardClass, data));
  }
  return decided(
    hazardClass,
    own.map(({ finding }) => finding),
  );
}

const inhaled = {
  gas: say('acuteToxicityOfSubstance-lc50Gas'),
  liquid: say('acuteToxicityOfSubstance-lc50VapourMist'),
  solid: say('acuteToxicityOfSubstance-lc50Dust'),
} as const;

function neededFor(hazardClass: HazardClass, { physicalState }: SubstanceData): Message {
  if (hazardClass === 'Acute toxicity, inhalation') return inhaled[physicalState];
  return hazardClass === 'Acute toxicity, oral'
    ? say('acuteToxicityOfSubstance-ld50Oral')
    : say('acuteToxicityOfSubstance-ld50Dermal');
}

type Query = { readonly data: SubstanceData; readonly market: Market; readonly route: ToxicityRoute };

function judgeRoute(query: Query, all: Studies): RouteVerdict {
  const { market, route } = query;
  const gaseous = withoutMist(query, all);
  const preferred = ofPreferredSpecies(market, route, gaseous);
  const decisive = decisiveOf(preferred.usable);
  const left = [...preferred.left, ...notDecisive(preferred.usable, decisive)];
  if (!decisive) {
    const missing =
      preferred.missing.length > 0
        ? preferred.missing
        : [say('acuteToxicityOfSubstance-validStudy', { route: say(`route-${route}`) })];
    return { route, finding: { missing, reason: noneUsable(market, route, left) } };
  }
  const judged = judgeStudy(market.acuteToxicity, decisive);
  const hazard = acuteToxicityHazard(route, judged.category);
  const missing = [...judged.missing, ...preferred.missing];
  return {
    route,
    finding: {
      ...(hazard ? { hazard } : {}),
      reason: { ...reasonFor(market, query.data, { decisive, judged }), leftOut: left },
      missing,
      doubts: judged.doubts ?? [],
    },
    ...(decisive.openSide ? {} : { value: asIngredientValue(decisive) }),
  };
}

const noneUsable = (market: Market, route: ToxicityRoute, left: readonly LeftOut[]): Reason =>
  reasonOf({
    ruleId: `substance.acute.${route}.none-usable`,
    paragraph: market.acuteToxicity.bandsParagraph,
    summary: say('acuteToxicityOfSubstance-acuteToxicityNoStudyCan', { route: say(`route-${route}`) }),
    leftOut: left,
  });

/** Leaves out studies above saturation: their atmosphere contains mist, which the bands for vapours do not cover. */
function withoutMist({ data, market, route }: Query, studies: Studies): Studies {
  const saturated = saturatedVapour(data);
  if (route !== 'vapour' || saturated === undefined) return studies;
  // Survival above saturation is the strongest evidence a vapour can give.
  const isMisty = (ready: ReadyStudy) =>
    ready.study.kind !== 'ATE' && !isOpenAbove(ready) && ready.value.min > saturated;
  const misty = studies.usable.filter(isMisty);
  if (misty.length === 0) return studies;
  const why = say('acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly', {
    saturated: roundForDisplay(saturated),
    place: cite(placeOf(market, 'acute.vapour')),
  });
  return {
    usable: studies.usable.filter((study) => !isMisty(study)),
    left: [...studies.left, ...misty.map(({ study }) => studyLeftOut(nameOfStudy(study), why))],
    missing:
      misty.length === studies.usable.length
        ? [...studies.missing, say('acuteToxicityOfSubstance-shareMistVapourStudy')]
        : studies.missing,
  };
}

const preferredSpecies: Readonly<Record<ToxicityRoute, readonly string[]>> = {
  oral: ['rat'],
  dermal: ['rat', 'rabbit'],
  gas: ['rat'],
  vapour: ['rat'],
  'dust-mist': ['rat'],
};

/** An estimate has no species. Studies in other species count only if none was done in the preferred ones. */
function ofPreferredSpecies(market: Market, route: ToxicityRoute, studies: Studies): Studies {
  const names = preferredSpecies[route];
  const isPreferred = ({ study: { kind, species } }: ReadyStudy) =>
    kind === 'ATE' || (species !== undefined && names.includes(species.toLowerCase()));
  const preferred = studies.usable.filter(isPreferred);
  if (preferred.length === 0) return studies;
  const why = say('acuteToxicityOfSubstance-preferredSpecies', {
    names: joined('or', names),
    place: cite(placeOf(market, 'acute.preferred-species')),
  });
  const others = studies.usable.filter((study) => !isPreferred(study));
  return {
    ...studies,
    usable: preferred,
    left: [...studies.left, ...others.map(({ study }) => studyLeftOut(nameOfStudy(study), why))],
  };
}

const isOpenAbove = ({ study, value }: ReadyStudy) =>
  study.kind === 'limit-dose' || value.max === Number.POSITIVE_INFINITY;

const lowestOf = ({ value: { min, max } }: ReadyStudy) => (Number.isFinite(min) ? min : max);

/** The lowest value found or, if none, the highest dose survived. */
function decisiveOf(usable: readonly ReadyStudy[]): ReadyStudy | undefined {
  const found = usable.filter((study) => !isOpenAbove(study) && study.openSide !== 'above');
  const open = usable.filter((study) => !found.includes(study));
  const lowest = found.toSorted((a, b) => lowestOf(a) - lowestOf(b))[0];
  return lowest ?? open.toSorted((a, b) => lowestOf(b) - lowestOf(a))[0];
}

const notDecisive = (usable: readonly ReadyStudy[], decisive: ReadyStudy | undefined): readonly LeftOut[] =>
  usable
    .filter((study) => study !== decisive)
    .map(({ study }) =>
      studyLeftOut(nameOfStudy(study), say('acuteToxicityOfSubstance-lowestValidValuePreferredSpecies')),
    );

type Judged = {
  readonly category?: number;
  readonly missing: readonly MessageValue[];
  readonly doubts?: readonly MessageValue[];
};

function judgeStudy(rules: AcuteToxicityRules, ready: ReadyStudy): Judged {
  const { route, value, openSide } = ready;
  const bands = rules.bands[route];
  const category = categoryOf(rules, route, lowestOf(ready));
  const classified = category <= bands.length ? { category } : {};
  if (isOpenAbove(ready)) return judgeOpen(rules, ready);
  if (openSide === 'above')
    return {
      ...classified,
      missing: [],
      doubts: category > bands.length ? [] : [say('acuteToxicityOfSubstance-lc50H')],
    };
  const isOpenBelow = openSide === 'below' || !Number.isFinite(value.min);
  return {
    ...classified,
    missing:
      isOpenBelow && category > 1 ? [say('acuteToxicityOfSubstance-exactValue', { route: say(`route-${route}`) })] : [],
  };
}

/** Survival at the upper end of Category 4 is enough: Category 5 needs deaths or signs there. */
function judgeOpen(rules: AcuteToxicityRules, ready: ReadyStudy): Judged {
  const { route, openSide } = ready;
  const fourth = rules.bands[route][3] ?? 0;
  const isEnough = lowestOf(ready) >= fourth && openSide !== 'below';
  return {
    missing: isEnough
      ? []
      : [
          say('acuteToxicityOfSubstance-toxicityAbove', {
            ready: roundForDisplay(lowestOf(ready)),
            unit: unitOf(route),
            route: say(`route-${route}`),
          }),
        ],
  };
}

function reasonFor(
  market: Market,
  { name }: SubstanceData,
  { decisive, judged }: { readonly decisive: ReadyStudy; readonly judged: Judged },
): Reason {
  const { route, steps, study } = decisive;
  const bands = market.acuteToxicity.bands[route];
  const found = roundForDisplay(lowestOf(decisive));
  const { category } = judged;
  const limit = bands[(category ?? bands.length) - 1] ?? 0;
  const unit = unitOf(route);
  const isOpen = isOpenAbove(decisive);
  const verdict =
    category === undefined
      ? say('acuteToxicityOfSubstance-notClassifiedUp', { limit, unit })
      : say('common-acuteTox', { category, limit, unit });
  const open = judged.missing.length + (judged.doubts?.length ?? 0) > 0 ? say('acuteToxicityOfSubstance-open') : '';
  return reasonOf({
    ruleId: `substance.acute.${route}.${category === undefined ? 'none' : `category-${category}`}`,
    paragraph: market.acuteToxicity.bandsParagraph,
    summary: say('acuteToxicityOfSubstance-acuteToxicity', {
      route: say(`route-${route}`),
      whenOpen: isOpen ? '> ' : '',
      found,
      unit,
      verdict,
      open,
    }),
    counted: [countedStudy(name, joined('semicolon', [nameOfStudy(study), ...steps]), study)],
    found,
    limit,
    unit,
    isAtMost: true,
  });
}

const asIngredientValue = ({ route, value, study }: ReadyStudy): AcuteToxicityValue => ({
  route,
  kind: study.kind,
  value,
  source: study.source,
});
