import type { GalleriaPlaces } from '@gosds/contract/galleria/galleria-places';
import { Checkbox } from '@mantine/core';
import { useStore } from 'zustand';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { useWords } from '../../../words/words.ts';
import { ModeToggle } from './filters-step.tsx';
import { ReportFailure } from '../../../report-files/report-failure.tsx';
import { useCreateOrder } from './use-create-order.ts';
import { useWay } from './use-way.ts';
import styles from './wizard.module.css';
import { selectIndustries, toggleIndustry } from './wizard-state.ts';
import { change, wizardStore } from './wizard-store.ts';
import type { Words } from '@gosds/phrases/generated/interface/words';

type Industries = Words['industries'];

const isNamed = (code: string, names: Industries): code is keyof Industries => code in names;

/** The name of an industry in the language of the screens. */
const industryName = ({ code, label }: { readonly code: string; readonly label: string }, names: Industries): string =>
  isNamed(code, names) ? names[code] : label;

type Named = { readonly code: string; readonly name: string };

function Selected({ named }: { readonly named: readonly Named[] }) {
  const { industries: words } = useWords().report;
  return (
    <aside className={styles['side']} aria-labelledby="selected-industries">
      <h3 id="selected-industries">{words.selected}</h3>
      {named.length === 0 && <p>{words.none}</p>}
      <ul>
        {named.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </aside>
  );
}

function Choices({ named, selected }: { readonly named: readonly Named[]; readonly selected: readonly string[] }) {
  const { industries: words } = useWords().report;
  const isAll = selected.length === named.length;
  return (
    <div className={styles['choices']}>
      <Checkbox
        label={words.selectAll}
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        onChange={() => {
          change((state) => selectIndustries(state, isAll ? [] : named.map(({ code }) => code)));
        }}
      />
      <div className={styles['scroll']} role="group" aria-label={words.title}>
        {named.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={selected.includes(code)}
            onChange={() => {
              change((state) => toggleIndustry(state, code));
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** Step 1.5: selects the industries of the report. */
export function IndustriesStep({ places }: { readonly places: GalleriaPlaces }) {
  const words = useWords();
  const { industries: texts } = words.report;
  const { goTo } = useWay();
  const selected = useStore(wizardStore, (state) => state.industries);
  const creating = useCreateOrder(() => {
    goTo('preview');
  });
  const toFilters = () => {
    goTo('filters');
  };
  const named = places.industries
    .map((industry) => ({ code: industry.code, name: industryName(industry, words.industries) }))
    .toSorted((a, b) => words.formats.compare(a.name, b.name));
  return (
    <StepLayout
      title={texts.title}
      intro={texts.intro}
      back={{ onClick: toFilters }}
      next={{
        onClick: () => {
          creating.order();
        },
        isDisabled: selected.length === 0,
        isBusy: creating.isPending,
      }}
    >
      <div className={styles['tools']}>
        <ModeToggle onAll={toFilters} />
      </div>
      <div className={styles['columns']}>
        <Choices named={named} selected={selected} />
        <Selected named={named.filter(({ code }) => selected.includes(code))} />
      </div>
      <ReportFailure error={creating.error} />
    </StepLayout>
  );
}
