import { expect, it } from 'vitest';
import { agreements } from '../audit/checks.ts';
import { profileData, profileNames } from '../profiles/profile-data.ts';
import { profileOf } from '../profiles/profile-of.ts';
import { checks } from './checks.ts';
import { placeOf } from './place-of.ts';

const day = '2026-11-23';
const national = [...checks, ...agreements].filter(({ isNational }) => isNational);
const place = (id: string, profile: string) =>
  national.filter((check) => check.id === id).map((check) => placeOf(check, profileOf(profile, day))?.paragraph);

it('every duty of a law has its check, and every national check a law that asks for it', () => {
  const told = profileNames().flatMap((name) => Object.entries(profileData(name).duties));
  expect([...new Set(told.map(([id]) => id))].toSorted()).toEqual(national.map(({ id }) => id).toSorted());
  const asked = new Set(told.flatMap(([id, rows]) => (rows.length > 0 ? [id] : [])));
  expect(national.filter(({ id }) => !asked.has(id))).toEqual([]);
});

it('a country takes over the duties of the law that it follows, except its own', () => {
  expect(place('composition.harmonised', 'gb')).toEqual(['CLP Article 4(3)']);
  expect(place('identification.language', 'eu')).toEqual(['REACH Article 31(5)']);
  expect(place('identification.language', 'gb')).toEqual([undefined]);
  expect(place('identification.language', 'ch')).toEqual(['ChemO, Article 21(3)(b)']);
  expect(place('composition.harmonised', 'ch')).toEqual(['ChemO, Annex 2, number 3 (REACH Annex II), 3.2']);
});

it('cites a paragraph of the Union only where it is law', () => {
  const unknown = checks.find(({ id }) => id === 'ecology.unknown');
  const cited = (profile: string) => unknown && placeOf(unknown, profileOf(profile, day))?.paragraph;
  expect(['eu', 'gb', 'de'].map(cited)).toEqual(Array.from({ length: 3 }, () => 'CLP Annex I, 4.1.3.6.1'));
  const elsewhere = profileNames().filter((name) =>
    ['kr', 'cn', 'ar', 'us', 'ch', 'tr', 'un', 'br', 'jp'].includes(name),
  );
  expect(elsewhere).toHaveLength(9);
  expect(elsewhere.map(cited).filter((paragraph) => paragraph?.startsWith('CLP'))).toEqual([]);
});
