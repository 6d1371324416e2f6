import { getSubstance, readSubstanceFacts, type SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import { send } from './invoke.ts';

/** Facts of one catalogue substance with the sources that they name. */
export const loadSubstance = async (materialId: number): Promise<SubstanceFacts> =>
  readSubstanceFacts(await send(getSubstance, { params: { materialId } }));
