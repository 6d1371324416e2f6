import { getConfig } from '@gosds/contract/catalogue/get-config';
import { invoke } from '../../../api/invoke.ts';

/** The emergency response that the operator offers; null if there is none. */
export const loadEmergencyResponse = async () => (await invoke(getConfig)).emergencyResponse;
