import { getConfig } from '@gosds/contract/catalogue/get-config';
import { rowLimits } from '@gosds/sheet/draft/row-limits';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

/** Maximum number of ingredient rows in the service; until it answers, that of the specification. */
export function useRowLimit(): number {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => invoke(getConfig), staleTime: Infinity });
  return data?.limits.ingredients ?? rowLimits.max;
}
