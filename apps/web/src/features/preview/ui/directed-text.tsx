import { leftToRightRuns } from '@gosds/phrases/left-to-right-runs';
import type { SheetDocument } from '@gosds/sheet/document';
import { createContext, Fragment, useContext } from 'react';

/** Of the sheet that is shown. */
export const DirectionContext = createContext<SheetDocument['direction']>('ltr');

/** Text of a sheet; numbers, codes and Latin names keep their order where the sheet is written from right to left. */
export function DirectedText({ text }: { readonly text: string }) {
  const direction = useContext(DirectionContext);
  if (direction === 'ltr') return text;
  return leftToRightRuns(text).map((run, index) =>
    run.isIsolated ? (
      <bdi key={index} dir="ltr">
        {run.text}
      </bdi>
    ) : (
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
}
