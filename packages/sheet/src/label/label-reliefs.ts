import type { Explained } from '@gosds/ghs/classification';
import { type SmallPackage, smallPackageLabel } from '@gosds/ghs/label/small-package';
import { pictogramsBesideTransportLabels } from '@gosds/ghs/label/transport-pictograms';
import type { Product } from '../product/product.ts';
import { shipmentOf } from '../sections/14-transport/transport-view.ts';

/** Elements that the law allows to leave off the label of one package. */
export type LabelReliefs = {
  readonly leftOff: readonly Explained<string>[];
  readonly mayOmit: readonly Explained<string>[];
  /** Codes of the elements left off. */
  readonly codes: ReadonlySet<string>;
  /** Statements that replace the elements left off. */
  readonly statements: readonly string[];
};

type Wish = {
  readonly capacityMl: number;
  readonly isReduced: boolean;
  readonly isBesideTransportLabels: boolean;
};

/** 29 CFR 1910.1200(f)(12)(ii)(E): in English, like every label of the United States. */
const onOuterPackage = 'The full label information is on the immediate outer package.';
const outerPackageRule = '29 CFR 1910.1200(f)(12)(ii)';

/** True for EUH201. The law only allows to replace it, so the reduced label keeps it. */
const isReplaced = ({ value }: Explained<string>) => value === 'EUH201';

function smallPackageReliefs(product: Product, { capacityMl }: Wish): readonly Explained<string>[] {
  const { use } = product.mixture;
  const small: SmallPackage = { capacityMl, market: product.profile.market, isTooSmall: true, ...(use ? { use } : {}) };
  return smallPackageLabel(product.label, product.classification.hazards, small).mayOmit.filter(
    (each) => !isReplaced(each),
  );
}

/** Pictograms whose hazard a transport label shows; none if the dangerous goods entry is not known. */
function transportReliefs(product: Product): readonly Explained<string>[] {
  const shipment = shipmentOf(product);
  if (shipment.status !== 'regulated') return [];
  const labels = [
    shipment.class.replace(/[A-Z]$/, ''),
    ...shipment.subsidiary,
    ...(shipment.isEnvironmentallyHazardous ? ['EHS'] : []),
  ];
  return pictogramsBesideTransportLabels(product.label.pictograms, labels, product.profile.market).mayOmit;
}

export function labelReliefs(product: Product, wish: Wish): LabelReliefs {
  const small = smallPackageReliefs(product, wish);
  const beside = transportReliefs(product);
  const leftOff = [...(wish.isReduced ? small : []), ...(wish.isBesideTransportLabels ? beside : [])];
  const codes = new Set(leftOff.map(({ value }) => value));
  return {
    leftOff,
    mayOmit: [...small, ...beside].filter(({ value }) => !codes.has(value)),
    codes,
    statements: leftOff.some(({ paragraph }) => paragraph === outerPackageRule) ? [onOuterPackage] : [],
  };
}
