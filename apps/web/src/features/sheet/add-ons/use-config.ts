import { getConfig } from '@gosds/contract/catalogue/get-config';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

/** Prices and what this installation offers; asked once a page. */
export const useConfig = () =>
  useQuery({ queryKey: ['config'], queryFn: () => invoke(getConfig), staleTime: Infinity }).data;
