import { describe, expect, it } from 'vitest';
import { finishStatement } from '../../finish-statement.ts';
import { categoryName } from '../../market-terms.ts';
import { statementSource, statementText, wordingOf } from '../../statement-text.ts';
import { fullWidth } from './full-width.ts';
import { japanese } from './language.ts';

const wording = wordingOf('un', japanese);

describe('Japanese statements', () => {
  it.each([
    ['H350', {}, '発がんのおそれ。'],
    ['H350', { route: 'inhalation' }, '発がんのおそれ（吸入）。'],
    ['H370', { organs: '肝臓, 腎臓', route: 'oral' }, '臓器の障害（肝臓、腎臓）（経口）。'],
    [
      'H373',
      { organs: '肺', route: 'inhalation' },
      '長期にわたる、又は反復ばく露（吸入）による臓器の障害のおそれ（肺）。',
    ],
    ['H361', { effect: '胎児' }, '生殖能又は胎児への悪影響のおそれの疑い（胎児）。'],
    ['EUH208', { names: 'Limonene' }, 'Limoneneを含む。アレルギー反応を起こすおそれ。'],
  ])('%s with %o keeps places where the standard has them', (code, parameters, text) => {
    expect(statementText(code, wording, parameters)).toBe(text);
  });

  it.each([
    ['H410', '長期継続的影響によって水生生物に非常に強い毒性。'],
    ['H314', '重篤な皮膚の薬傷及び眼の損傷。'],
    ['H227', '可燃性液体。'],
  ])('%s reads as the corrigendum of the standard has it', (code, text) => {
    expect(statementText(code, wording)).toBe(text);
    expect(statementSource(code, wording)?.state).toBe('official');
  });

  it('are of the standard’s edition, not of a later one of the UN', () => {
    expect(finishStatement('P264', { wording }).text).toBe('取扱い後は手をよく洗うこと。');
    expect(finishStatement('P280', { wording }).text).toBe('保護手袋、保護衣、保護眼鏡及び保護面を着用すること。');
    expect(statementSource('P317', wording)?.state).toBe('translated');
  });
});

it.each([
  ['Acute Tox. 3', 'H301', '急性毒性（経口） 区分3'],
  ['Skin Corr. 1A', 'H314', '皮膚腐食性／刺激性 区分1A'],
  ['Org. Perox. CD', 'H242', '有機過酸化物 タイプC及びタイプD'],
  ['Aquatic Chronic 1', 'H410', '水生環境有害性 長期（慢性） 区分1'],
])('%s %s is named %s', (code, hCode, name) => {
  expect(categoryName({ code, hCode }, wording)).toBe(name);
});

it.each([
  ['JIS Z 7252:2019 (UN GHS rev. 6), Table 3.1.1', 'JIS Z 7252:2019（GHS改訂6版）、表3.1.1'],
  ['JIS Z 7252:2019 (UN GHS rev. 6), Table 3.8.2, notes 2 and 3', 'JIS Z 7252:2019（GHS改訂6版）、表3.8.2、注2及び3'],
  ['JIS Z 7252:2019 (UN GHS rev. 6), chapter 2.12', 'JIS Z 7252:2019（GHS改訂6版）、第2.12章'],
  ['ISO 10156:2017, Tables 1 to 4, 4.3', 'ISO 10156:2017、表1～4、4.3'],
  ['Ordinance on Industrial Safety and Health, Article 34-2-5(2)', '労働安全衛生規則第34条の2の5第2項'],
  [
    'CLP Annex I, Tables 2.13.2 and 2.14.2; ECHA guidance 7.3.2.13',
    'CLP附属書I、表2.13.2及び表2.14.2；ECHAガイダンス7.3.2.13',
  ],
])('%s is cited %s', (paragraph, cited) => {
  expect(fullWidth(japanese.sheet.law.citation(paragraph))).toBe(cited);
});

it('joins names as a statute does', () => {
  const { list } = japanese.sheet.shared;
  expect(list(['A', 'B', 'C'])).toBe('A、B及びC');
  expect(list(['A', 'B'], 'or')).toBe('A又はB');
  expect(list(['A'])).toBe('A');
});
