import { getConfig } from '@gosds/contract/catalogue/get-config';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

/** Countries and prices of this installation. */
export const useConfig = () =>
  useQuery({ queryKey: ['config'], queryFn: () => invoke(getConfig), staleTime: Infinity }).data;
