import { prices } from '@gosds/contract/checkout/prices';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

const secondLanguage = 2;

/** The price of the same sheet in another language for this user, in minor units; undefined until loaded. */
export const useFurtherLanguagePrice = (): number | undefined =>
  useQuery({
    queryKey: ['prices', 'further-language'],
    queryFn: ({ signal }) => invoke(prices, { body: { languageNumber: secondLanguage }, signal }),
  }).data?.amount;
