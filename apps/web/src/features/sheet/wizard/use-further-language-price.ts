import { prices } from '@gosds/contract/checkout/prices';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

const secondLanguage = 2;

/** What the same sheet costs this user in another language, US cents; undefined until it is known. */
export const useFurtherLanguagePrice = (): number | undefined =>
  useQuery({
    queryKey: ['prices', 'further-language'],
    queryFn: ({ signal }) => invoke(prices, { body: { languageNumber: secondLanguage }, signal }),
  }).data?.amount;
