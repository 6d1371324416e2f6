import { type SmallPackage, type SmallPackageLabel, smallPackageLabel } from '@gosds/ghs/label/small-package';
import { packageMlOf, productUseOf } from '../draft/label-use.ts';
import type { SheetContext } from '../sheet-context.ts';

/** What the smallest package may leave off its label; undefined where no size is given. */
export function smallPackageOf(c: SheetContext): (SmallPackageLabel & { readonly capacityMl: number }) | undefined {
  const { description } = c.draft;
  const capacityMl = packageMlOf(description);
  if (capacityMl === undefined) return undefined;
  const use = productUseOf(description);
  const small: SmallPackage = {
    capacityMl,
    market: c.profile.market,
    ...(use ? { use } : {}),
    isTooSmall: description.isPackageTooSmall,
  };
  return { ...smallPackageLabel(c.label, c.classification.hazards, small), capacityMl };
}
