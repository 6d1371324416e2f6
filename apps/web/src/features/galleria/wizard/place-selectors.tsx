import type { GalleriaPlaces } from '@gosds/contract/galleria/galleria-places';
import { useStore } from 'zustand';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import styles from './wizard.module.css';
import { regionNames } from '../region-names.ts';
import { chooseCountry, chooseRegion } from './wizard-state.ts';
import { change, wizardStore } from './wizard-store.ts';

/** Country and region. Changing one sets the other and clears the selection. */
export function PlaceSelectors({ places }: { readonly places: GalleriaPlaces }) {
  const words = useWords();
  const { place } = words.report;
  const country = useStore(wizardStore, (state) => state.country);
  const region = useStore(wizardStore, (state) => state.region);
  const countries = places.countries
    .map(({ id, code }) => ({ value: String(id), label: nameOfCountry(code) ?? code }))
    .toSorted((a, b) => words.formats.compare(a.label, b.label));
  const names = regionNames(words.report);
  const onCountry = (value: string) => {
    const id = Number(value);
    const chosen = places.countries.find((each) => each.id === id);
    change((state) => chooseCountry(state, id, chosen?.region ?? 0));
  };
  return (
    <div className={styles['places']}>
      <NativeSelect
        isAlwaysChosen
        id="report-country"
        label={place.country}
        value={String(country)}
        options={[{ value: '0', label: place.notSpecified }, ...countries]}
        onSelect={onCountry}
      />
      <NativeSelect
        isAlwaysChosen
        id="report-region"
        label={place.region}
        value={String(region)}
        options={places.regions.map(({ code, name }) => ({ value: String(code), label: names.get(code) ?? name }))}
        onSelect={(value) => {
          change((state) => chooseRegion(state, Number(value)));
        }}
      />
    </div>
  );
}
