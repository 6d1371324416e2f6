import { describe, expect, it } from 'vitest';
import { fullWidth } from './full-width.ts';

describe('signs in Japanese', () => {
  it.each([
    ['急性毒性, 経口 - 区分3', '急性毒性（経口） 区分3'],
    ['引火性液体, 区分2', '引火性液体 区分2'],
    ['引火性液体 - 区分2; H225', '引火性液体 区分2；H225'],
    ['皮膚腐食性／刺激性 - 区分1C; H314', '皮膚腐食性／刺激性 区分1C；H314'],
    ['STOT RE 2, H373 (腎臓, 肝臓)', 'STOT RE 2, H373（腎臓、肝臓）'],
    ['爆発物; 可燃性ガス', '爆発物；可燃性ガス'],
    ['Skin Corr. 1A, H314: 重篤な皮膚の薬傷', 'Skin Corr. 1A, H314：重篤な皮膚の薬傷'],
    ['口をすすぐこと。 無理に吐かせないこと。', '口をすすぐこと。無理に吐かせないこと。'],
    ['臓器の障害 (肝臓, 腎臓)。', '臓器の障害（肝臓、腎臓）。'],
    ['JIS Z 7252:2019 （GHS改訂6版）、3.2.3.3.2: 15 % ≥ 5 %.', 'JIS Z 7252:2019（GHS改訂6版）、3.2.3.3.2: 15% ≥ 5%。'],
    ['-11 °C < 23 °C', '-11℃ < 23℃'],
  ])('%s', (joined, set) => {
    expect(fullWidth(joined)).toBe(set);
    expect(fullWidth(set)).toBe(set);
  });

  it.each([
    'FLAMMABLE LIQUID, N.O.S. (contains Acetone)',
    'Methanol, Toluene',
    '98 mg/m³, 20 ppm',
    'CAS 67-64-1, EC 200-662-2',
  ])('leaves %s as it is', (text) => {
    expect(fullWidth(text)).toBe(text);
  });
});
