import { newestPurchases, type PurchaseSearch, searchFields } from '@gosds/contract/accounts/my-account-search';
import { useState } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { useWords } from '../../../words/words.ts';

type Asked = Pick<PurchaseSearch, 'check' | 'select' | 'value'>;
const { check, select: usual, value } = newestPurchases;
const everything: Asked = { check, select: usual, value };

type Props = { readonly asked: Asked; readonly onAsk: (asked: Asked) => void };

/** Search of the account's orders: text, field and kind of match. */
export function OrderSearch({ asked, onAsk }: Props) {
  const { search: words, field: fieldWords } = useWords().myAccount;
  const [select, setSelect] = useState(usual);
  const showAll = () => {
    onAsk(everything);
  };
  return (
    <SearchForm
      label={words.label}
      missing={words.missing}
      onAsk={(text) => {
        onAsk({ ...text, select });
      }}
      onAll={asked.value === '' ? undefined : showAll}
    >
      <NativeSelect
        isAlwaysChosen
        id="orders.select"
        label={words.in}
        value={select}
        options={searchFields.map((field) => ({ value: field, label: fieldWords[field] }))}
        onSelect={(chosen) => {
          setSelect(searchFields.find((field) => field === chosen) ?? usual);
        }}
      />
    </SearchForm>
  );
}
