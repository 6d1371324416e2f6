import { leftToRightRuns } from '@gosds/phrases/left-to-right-runs';
import { rightToLeftRuns } from '@gosds/phrases/right-to-left-runs';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { createContext, Fragment, useContext } from 'react';

/** Writing direction of the sheet that is shown. */
export const DirectionContext = createContext<SheetDocument['direction']>('ltr');

/**
 * Text of a sheet. Keeps the order of parts that run against its direction: numbers, codes and Latin names, or a name
 * in Arabic.
 */
export function DirectedText({ text }: { readonly text: string }) {
  const direction = useContext(DirectionContext);
  const runs = direction === 'ltr' ? rightToLeftRuns(text) : leftToRightRuns(text);
  return runs.map((run, index) =>
    run.isIsolated ? (
      <bdi key={index} dir={direction === 'ltr' ? 'rtl' : 'ltr'}>
        {run.text}
      </bdi>
    ) : (
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
}
