import type { Draft } from '@gosds/sheet/draft/draft';
import { type Purpose, purposesOfNoCategory } from '@gosds/sheet/draft/use/purpose';
import { openPurposes } from '@gosds/sheet/draft/use/purposes-of';
import { purposesToConfirm } from '@gosds/sheet/sections/measures/processing';

const isOfNoCategory = (purpose: Purpose): boolean => purposesOfNoCategory.some((each) => each === purpose);

/** Whether the form asks for purposes: the product category leaves some open, the words suggest one, or one is confirmed. */
export const arePurposesShown = ({ description, properties }: Pick<Draft, 'description' | 'properties'>): boolean =>
  description.purposes.confirmed.length > 0 ||
  !openPurposes(description).every(isOfNoCategory) ||
  purposesToConfirm(description, { isSolid: properties.state === 'Solid' }).length > 0;
