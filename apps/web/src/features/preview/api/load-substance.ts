import { getSubstance, readSubstanceFacts, type SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import { call } from '../../../api/call.ts';
import { pathOf } from '../../../api/invoke.ts';

/** Facts of one catalogue substance with the sources that they name. */
export const loadSubstance = async (materialId: number): Promise<SubstanceFacts> =>
  readSubstanceFacts(await call(pathOf(getSubstance.path, { materialId })));
