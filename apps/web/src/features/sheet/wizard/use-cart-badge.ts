import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { StepperItem } from '../../../ui/stepper.tsx';
import { useFirstWords } from '../../../words/words.ts';
import type { StepId } from '../state/journey.ts';
import { useFreeSheets } from '../../../payment/use-free-sheets.ts';
import type { OpenSheet } from '../state/wizard-context.ts';

/** The number of remaining free sheets as a badge on Checkout; loaded once the step is shown. */
export function useCartBadge(
  items: readonly StepperItem<StepId>[],
  ui: OpenSheet['ui'],
): readonly StepperItem<StepId>[] {
  const { stepState } = useFirstWords().frame;
  const count = useFreeSheets('GoSDS', { isWanted: useStore(ui, ({ isStepShown }) => isStepShown) });
  return useMemo(
    () =>
      count === 0
        ? items
        : items.map((item) =>
            item.id === 'checkout' ? { ...item, badge: { count, label: stepState.freeSheets(count) } } : item,
          ),
    [items, count, stepState],
  );
}
