import type { GalleriaPlaces } from '@gosds/contract/galleria/galleria-places';
import { maxDataPoints } from '@gosds/contract/galleria/galleria-places';
import type { GalleriaNode } from '@gosds/contract/galleria/tree-nodes';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { FormMessage } from '../../../ui/form-message.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { useWords } from '../../../words/words.ts';
import { DataPointTree } from './data-point-tree.tsx';
import { PlaceSelectors } from './place-selectors.tsx';
import { loadPoints, nodesQuery, pointsOf } from './report-calls.ts';
import { ReportFailure } from '../../../report-files/report-failure.tsx';
import { useCreateOrder } from './use-create-order.ts';
import { useWay } from './use-way.ts';
import styles from './wizard.module.css';
import { arrivePoints, chooseMode, type ReportChemical } from './wizard-state.ts';
import { change, wizardStore } from './wizard-store.ts';

/** Switches between all lists of the place and selected ones. */
export function ModeToggle({ onAll }: { readonly onAll?: () => void }) {
  const { mode: words } = useWords().report;
  const mode = useStore(wizardStore, (state) => state.mode);
  return (
    <Segmented
      label={words.label}
      options={[
        { value: 'all', label: words.all },
        { value: 'selected', label: words.selected },
      ]}
      value={mode}
      onChoose={(value) => {
        const chosen = value === 'all' ? 'all' : 'selected';
        change((state) => chooseMode(state, chosen));
        if (chosen === 'all') onAll?.();
      }}
    />
  );
}

/** Number of lists of the place; 0 until it is loaded. */
function useListCount(materialId: number): number {
  const country = useStore(wizardStore, (state) => state.country);
  const region = useStore(wizardStore, (state) => state.region);
  const { data = [] } = useQuery(nodesQuery({ country, region }, materialId, { id: '', type: 'root' }));
  return data.reduce((sum, { attr }) => sum + attr.lists, 0);
}

/** Selects or deselects all data points below a node. */
function useCheck() {
  return useMutation({
    mutationFn: async ({ node, isChecked }: { readonly node: GalleriaNode | 'root'; readonly isChecked: boolean }) => {
      const choice = wizardStore.getState();
      const isList = node !== 'root' && node.attr.type === 'list';
      const points = isList ? pointsOf([node]) : await loadPoints(choice, node === 'root' ? node : node.attr.id);
      change((state) => arrivePoints(state, { choice, points, isChecked }));
    },
  });
}

type CountProps = { readonly count: number; readonly isTooMany: boolean };

function Count({ count, isTooMany }: CountProps) {
  const { tree } = useWords().report;
  return (
    <>
      <p role="status" className={styles['count']}>
        {tree.count(count)}
      </p>
      {isTooMany && <FormMessage tone="problem">{tree.tooMany(maxDataPoints)}</FormMessage>}
    </>
  );
}

type Props = { readonly chemical: ReportChemical; readonly places: GalleriaPlaces };

/** Step 1: selects the place of the lists, and the data points of the report. */
export function FiltersStep({ chemical, places }: Props) {
  const { step, tree } = useWords().report;
  const navigate = useNavigate();
  const { goTo } = useWay();
  const isAll = useStore(wizardStore, ({ mode }) => mode === 'all');
  const checked = useStore(wizardStore, (state) => state.checked.length);
  const lists = useListCount(chemical.MaterialId);
  const check = useCheck();
  const creating = useCreateOrder(() => {
    goTo('preview');
  });
  const count = isAll ? lists : checked;
  const isTooMany = count > maxDataPoints;
  const next = () => {
    if (isAll) creating.order();
    else goTo('industries');
  };
  return (
    <StepLayout
      title={step.filters}
      back={{ onClick: () => void navigate('/galleria-data') }}
      {...(isTooMany ? {} : { next: { onClick: next, isDisabled: count === 0, isBusy: creating.isPending } })}
    >
      <PlaceSelectors places={places} />
      <div className={styles['tools']}>
        <ModeToggle />
        <Checkbox
          label={tree.selectAll}
          checked={count > 0 && count === lists}
          indeterminate={count > 0 && count < lists}
          disabled={isAll || lists === 0}
          onChange={() => {
            check.mutate({ node: 'root', isChecked: count < lists });
          }}
        />
      </div>
      <Count count={count} isTooMany={isTooMany} />
      <DataPointTree
        materialId={chemical.MaterialId}
        isLocked={isAll}
        onCheck={(node, isChecked) => {
          check.mutate({ node, isChecked });
        }}
      />
      <ReportFailure error={check.error ?? creating.error} />
    </StepLayout>
  );
}
