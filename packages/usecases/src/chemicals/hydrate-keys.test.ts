import { describe, expect, it } from 'vitest';
import { hydrateKeys } from './hydrate-keys.ts';
import { nameKey } from './name-key.ts';

describe('hydrateKeys', () => {
  it.each([
    ['Natriumthiosulfat-Pentahydrat', 'sodium thiosulfate pentahydrate'],
    ['Calciumchlorid Dihydrat', 'calcium chloride dihydrate'],
    ['natriumsulfaat decahydraat', 'sodium sulfate decahydrate'],
    ['chlorure de calcium dihydraté', 'calcium chloride dihydrate'],
    ['sulfato de magnesio heptahidratado', 'magnesium sulfate heptahydrate'],
    ['sulfato de cobre pentaidratado', 'copper sulfate pentahydrate'],
    ['solfato di magnesio eptaidrato', 'magnesium sulfate heptahydrate'],
    ['cloruro di magnesio esaidrato', 'magnesium chloride hexahydrate'],
    ['七水硫酸镁', 'magnesium sulfate heptahydrate'],
    ['七水合硫酸镁', 'magnesium sulfate heptahydrate'],
    ['硫酸镁七水合物', 'magnesium sulfate heptahydrate'],
    ['硫酸マグネシウム七水和物', 'magnesium sulfate heptahydrate'],
    ['十二水磷酸钠', 'sodium phosphate dodecahydrate'],
    ['Citric acid monohydrate', 'citric acid monohydrate'],
  ])('“%s” can mean %s', (name, english) => {
    expect(hydrateKeys(nameKey(name))).toContain(nameKey(english));
  });

  it.each(['Natriumthiosulfat', 'chloral', 'dihydrate', '七水', 'Kohlenhydrat', 'hydrate'])(
    'reads no water in “%s”',
    (name) => {
      expect(hydrateKeys(nameKey(name))).toEqual([]);
    },
  );
});
