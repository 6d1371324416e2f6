import { ownValue } from '@gosds/ghs/own-value';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { JudgedClasses } from '@gosds/sheet/substance';

const classes = {
  oral: 'Acute toxicity, oral',
  dermal: 'Acute toxicity, dermal',
  inhalation: 'Acute toxicity, inhalation',
  skin: 'Skin corrosion/irritation',
  eye: 'Serious eye damage/eye irritation',
  sens: 'Skin sensitisation',
  muta: 'Germ cell mutagenicity',
  carc: 'Carcinogenicity',
  repr: 'Reproductive toxicity',
  re: 'Specific target organ toxicity, repeated exposure',
} as const satisfies Readonly<Record<string, HazardClass>>;

type Word = keyof typeof classes;

/**
 * Classes in which the Japanese authority had data and found no hazard, for common substances whose harmonised entry is silent
 * there. Where it wrote that a classification was not possible, nothing stands here. Inhalation: as vapour of liquids that
 * evaporate, as dust or mist of the others.
 */
const notHazardousIn: Readonly<Record<string, readonly Word[]>> = {
  '107-98-2': ['oral', 'dermal', 'skin', 'repr', 're'],
  '112-34-5': ['oral', 'dermal', 'skin'],
  '111-76-2': ['sens'],
  '112-07-2': ['oral', 'skin', 'eye', 'sens'],
  '110-80-5': ['dermal', 'skin', 'sens'],
  '109-86-4': ['skin', 'eye'],
  '78-83-1': ['oral', 'dermal'],
  '122-99-6': ['dermal', 'inhalation', 'skin', 'sens', 'carc'],
  '2855-13-2': ['muta'],
  '67-64-1': ['oral', 'dermal', 'inhalation', 'skin', 'sens'],
  '75-05-8': ['skin'],
  '79-10-7': ['sens'],
  '124-04-9': ['oral', 'dermal', 'inhalation', 'skin'],
  '65-85-0': ['oral', 'dermal', 'inhalation'],
  '80-05-7': ['oral', 'dermal', 'skin'],
  '10043-35-3': ['oral', 'dermal'],
  '71-36-3': ['dermal'],
  '78-92-2': ['oral', 'dermal', 'skin', 'sens'],
  '78-93-3': ['oral', 'dermal'],
  '10043-52-4': ['dermal'],
  '1305-78-8': ['oral'],
  '98-82-8': ['oral', 'dermal', 'skin', 'sens', 'muta'],
  '110-82-7': ['oral', 'dermal', 'inhalation', 'repr'],
  '84-74-2': ['oral', 'dermal', 'inhalation', 'skin', 'eye'],
  '60-29-7': ['dermal', 'inhalation', 'skin'],
  '111-46-6': ['dermal', 'skin', 'eye', 'sens'],
  '140-88-5': ['muta'],
  '97-64-3': ['oral', 'dermal'],
  '107-15-3': ['muta'],
  '111-30-8': ['muta', 'carc', 'repr'],
  '108-21-4': ['oral', 'dermal', 'skin'],
  '108-31-6': ['dermal', 'repr'],
  '79-41-4': ['sens'],
  '67-56-1': ['sens', 'muta'],
  '79-20-9': ['oral', 'dermal', 'skin', 'sens'],
  '80-62-6': ['oral', 'dermal'],
  '872-50-4': ['oral', 'dermal', 'inhalation'],
  '109-66-0': ['oral', 'dermal', 'inhalation', 'skin', 'sens'],
  '79-21-0': ['sens', 'muta'],
  '85-44-9': ['dermal'],
  '71-23-8': ['oral', 'dermal', 'skin', 'carc'],
  '67-63-0': ['oral', 'dermal', 'inhalation', 'skin'],
  '109-60-4': ['oral', 'dermal'],
  '108-32-7': ['oral', 'dermal', 'skin'],
  '497-19-8': ['oral', 'dermal', 'skin'],
  '5329-14-6': ['oral', 'muta'],
  '121-44-8': ['sens'],
  '1314-13-2': ['oral', 'dermal', 'inhalation', 'skin', 'eye', 'sens'],
  '5989-27-5': ['oral', 'dermal', 'muta', 'carc'],
  '123-86-4': ['oral', 'dermal', 'skin'],
  '142-82-5': ['oral', 'dermal', 'inhalation'],
  '110-54-3': ['oral', 'inhalation', 'muta'],
  '1634-04-4': ['oral', 'dermal', 'inhalation', 'sens'],
};

/** What an authority judged beside the record's own classification; nothing where no word is held. */
export function judgedClassesOf(cas: string | undefined): { readonly judged?: JudgedClasses } {
  const words = cas === undefined ? undefined : ownValue(notHazardousIn, cas);
  return words ? { judged: { source: 'nite', classes: words.map((word) => classes[word]) } } : {};
}

/** For the comparison with the public list. */
export const judgedWords: ReadonlyMap<string, readonly Word[]> = new Map(Object.entries(notHazardousIn));
