import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '../../ui/native-select.tsx';
import { nameOfCountry } from '../../words/place-names.ts';
import { useWords } from '../../words/words.ts';
import type { PlaceFilter } from './check-product.ts';
import { regionNames } from './region-names.ts';
import { placesQuery } from './wizard/report-calls.ts';

const everyCountry = 'all';

type Props = { readonly place: PlaceFilter; readonly onPlace: (place: PlaceFilter) => void };

/** Filters the lists by country and region. The lists of a country's union apply there too. */
export function PlaceFields({ place, onPlace }: Props) {
  const words = useWords();
  const { data } = useQuery(placesQuery);
  const names = regionNames(words.report);
  const countries = (data?.countries ?? [])
    .map(({ code }) => ({ value: code, label: nameOfCountry(code) ?? code }))
    .toSorted((a, b) => words.formats.compare(a.label, b.label));
  return (
    <>
      <NativeSelect
        isAlwaysChosen
        id="check.country"
        label={words.report.place.country}
        value={place.country === '' ? everyCountry : place.country}
        options={[{ value: everyCountry, label: words.galleria.chemical.allCountries }, ...countries]}
        onSelect={(code) => {
          const chosen = data?.countries.find((each) => each.code === code);
          onPlace({ country: chosen?.code ?? '', union: chosen?.union ?? null, region: chosen?.region ?? 0 });
        }}
      />
      <NativeSelect
        isAlwaysChosen
        id="check.region"
        label={words.report.place.region}
        value={String(place.region)}
        options={[...names].map(([code, label]) => ({ value: String(code), label }))}
        onSelect={(region) => {
          onPlace({ country: '', union: null, region: Number(region) });
        }}
      />
    </>
  );
}
