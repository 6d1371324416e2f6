import { ActionIcon, Button } from '@mantine/core';
import type { HandClassification } from '@gosds/sheet/draft/draft';
import { isOutcomeOf } from '@gosds/sheet/draft/hand-classification';
import { NumberInput } from '../../../ui/number-input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icons.tsx';
import { hazardGroups } from './hazard-options.ts';
import styles from './hand-classification-dialog.module.css';
import { percentage } from '../../../words/number-text.ts';
import { useWords } from '../../../words/words.ts';

type Limits = HandClassification['specificLimits'];

type Props = {
  readonly limits: Limits;
  readonly hazards: readonly string[];
  /** By the path of an input within the classification. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (limits: Limits) => void;
};

/** The chosen categories, then the other categories of their classes: below a limit a milder one may apply. */
function outcomesOf(hazards: readonly string[]): readonly string[] {
  const others = hazardGroups.flatMap(({ notations }) => notations.filter((each) => isOutcomeOf(hazards, each)));
  return [...new Set([...hazards, ...others])];
}

/**
 * Specific concentration limits. The outcome applies from the lower bound to below the upper bound; an empty bound is
 * open.
 */
export function SpecificLimitsField({ limits, hazards, problems, onChange }: Props) {
  const { limits: labels } = useWords().ingredients;
  const outcomes = outcomesOf(hazards);
  const set = (index: number, patch: Partial<Limits[number]>) => {
    onChange(limits.map((limit, at) => (at === index ? { ...limit, ...patch } : limit)));
  };
  return (
    <fieldset className={styles['limits']}>
      <legend className={styles['label']}>{labels.heading}</legend>
      {limits.map((limit, index) => (
        <div key={index} className={styles['limit']}>
          <NativeSelect
            id={`hand.specificLimits.${index}.outcome`}
            error={problems.get(`specificLimits.${index}.outcome`)}
            label={labels.outcome}
            value={limit.outcome}
            options={outcomes.map((notation) => ({ value: notation, label: notation }))}
            onSelect={(outcome) => {
              set(index, { outcome });
            }}
          />
          <NumberInput
            id={`hand.specificLimits.${index}.lowerPercent`}
            error={problems.get(`specificLimits.${index}.lowerPercent`)}
            label={labels.from}
            maxLength={20}
            value={limit.lowerPercent}
            notation={percentage}
            onType={(lowerPercent) => {
              set(index, { lowerPercent });
            }}
          />
          <NumberInput
            id={`hand.specificLimits.${index}.upperPercent`}
            error={problems.get(`specificLimits.${index}.upperPercent`)}
            label={labels.below}
            maxLength={20}
            value={limit.upperPercent}
            notation={percentage}
            onType={(upperPercent) => {
              set(index, { upperPercent });
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={labels.remove(index + 1)}
            onClick={() => {
              onChange(limits.filter((_limit, at) => at !== index));
            }}
          >
            <TrashIcon size={16} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<PlusIcon size={14} />}
        onClick={() => {
          onChange([...limits, { outcome: hazards[0] ?? '', lowerPercent: '', upperPercent: '' }]);
        }}
      >
        {labels.add}
      </Button>
    </fieldset>
  );
}
