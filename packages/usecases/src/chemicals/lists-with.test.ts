import { expect, it } from 'vitest';
import { listsWith } from './lists-with.ts';

const list = (code: string, country: string, title: string) => ({
  ...{ code, country, title, topic: 'water', authority: 'Ministry', act: 'Decree 5', version: '2020' },
  ...{ completeness: 'complete' as const, licence: '', industries: [], entries: 1, groups: 0, thresholdAct: null },
});
const lists = [list('cz-a', 'CZ', 'Groundwater'), list('eu-b', 'EU', 'Candidate List')];
const codes = (text: string, country = '', without = '') =>
  listsWith(lists, { text, country, without }).map(({ code }) => code);

it('narrows lists by a text in what they are called, and by country', () => {
  expect(codes('')).toEqual(['cz-a', 'eu-b']);
  expect(codes('candidate')).toEqual(['eu-b']);
  expect(codes('DECREE')).toEqual(['cz-a', 'eu-b']);
  expect(codes('cz-')).toEqual(['cz-a']);
  expect(codes('', 'EU')).toEqual(['eu-b']);
  expect(codes('candidate', 'CZ')).toEqual([]);
});

it('leaves out the list that another one is sought for', () => {
  expect(codes('', '', 'cz-a')).toEqual(['eu-b']);
  expect(codes('ground', '', 'cz-a')).toEqual([]);
});
