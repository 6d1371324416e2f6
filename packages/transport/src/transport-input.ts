import type { Classification } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { ownValue } from '@gosds/ghs/own-value';
import { modesByJurisdiction } from './generated/modes-by-jurisdiction.ts';
import type { TransportMode } from './generated/transport-mode.ts';
import type { ProductKind } from './goods/product-kind.ts';

/**
 * The law that decides, one of `data/goods/modes.csv`. ADR, RID, IMDG, IATA and the Australian code share the
 * classification of the UN Model Regulations. 49 CFR and the Canadian TDGR differ in places
 * (`data/goods/mode-differences.csv`).
 */
export type { TransportMode };

/** The data for the relief of viscous liquids (ADR 2.2.3.1.4 and 2.2.3.1.5). */
export type ViscousLiquid = {
  /** Kinematic viscosity at 23 °C in mm2/s, near zero shear. */
  readonly viscosity23: number;
  /** Clear solvent separated, in percent of the total height. */
  readonly solventSeparationPercent: number;
  /** Flow time through a 6 mm jet in seconds. */
  readonly flowTime6mmS?: number;
  /** Concentration of class 3 substances, percent by mass. */
  readonly flammablePercent?: number;
  /** Nitrocellulose with up to 12.6 % nitrogen, percent by mass; absent: none. */
  readonly nitrocellulosePercent?: number;
  /** Largest receptacle, litres. */
  readonly receptacleLitres?: number;
};

/** Most toxic vapour: LC50 for one hour and saturated concentration at 20 °C, both in ml/m3. */
export type VapourToxicity = { readonly lc50MlPerM3: number; readonly saturatedMlPerM3: number };

export type TransportInput = {
  readonly mixture: Mixture;
  readonly classification: Classification;
  /** True if nobody has entered yet whether the goods are solid, liquid, gas or aerosol. No entry is then proposed. */
  readonly isStateUnknown?: boolean;
  /** UN number of the product, if it is a single substance or a product named in the list, e.g. 1203. */
  readonly substanceUn?: string;
  /** UN numbers of the ingredients as substances, by ingredient id. */
  readonly unNumbersByIngredient?: Readonly<Record<string, string>>;
  /** Default: the mode of the classification's market. */
  readonly mode?: TransportMode;
  readonly productKind?: ProductKind;
  readonly viscous?: ViscousLiquid;
  readonly vapourToxicity?: VapourToxicity;
  /** Hazard classes in which nobody has judged the product's single substance, with its name. They stay open. */
  readonly unjudged?: readonly { readonly hazardClass: HazardClass; readonly name: string }[];
  /** Set if the product is carried hot: °C. */
  readonly carriageTemperatureC?: number;
};

export const modeOf = ({ mode, classification }: Pick<TransportInput, 'mode' | 'classification'>): TransportMode =>
  mode ?? ownValue(modesByJurisdiction, classification.market) ?? 'adr';
