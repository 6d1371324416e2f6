import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups-of.ts';

describe('groups of an ingredient', () => {
  it('are those of its record, whatever it is called', () => {
    const typed = { name: 'Ethylenediamine', cas: '107-15-3' };
    expect(groupsOf({}, typed)).toEqual([]);
    expect(groupsOf({ groups: ['secondary-amine'] }, { name: "2,2'-Iminodiethanol", cas: '111-42-2' })).toEqual([
      'secondary-amine',
    ]);
  });

  it.each([
    ['Peroxyoctanoic acid', '', undefined, ['peracid']],
    ['Oxidising agent', '107-32-4', undefined, ['peracid']],
    ['Peressigsäure', '79-21-0', undefined, ['peracid']],
    ['Peracetic acid', '79-21-0', undefined, ['peracid']],
    ['Butyl nitrite', '', undefined, ['nitrite']],
    ['Diheptylamine', '', undefined, ['secondary-amine']],
    ['Hardener', '', 'amine', ['secondary-amine']],
    ['Ammonia solution', '', undefined, ['ammonia']],
    ['Nitric acid 30 %', '', undefined, ['nitric-acid', 'oxidising-acid', 'acid-vapour']],
    ['Citric acid', '', undefined, []],
    ['Nobody', 'constructor', undefined, []],
  ] as const)('of a typed one, %s, are proposed', (name, cas, confirmed, groups) => {
    expect(groupsOf(undefined, { name, cas, confirmed })).toEqual(groups);
  });
});
