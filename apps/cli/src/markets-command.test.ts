import { describe, expect, it } from 'vitest';
import { marketsCommand } from './markets-command.ts';

function run(...args: readonly string[]) {
  const out = { written: '', errorOutput: '' };
  const code = marketsCommand(args, {
    write: (text) => (out.written += text),
    writeError: (text) => (out.errorOutput += text),
    today: '2026-11-23',
  });
  return { code, ...out };
}

describe('gosds markets', () => {
  it('lists every market with its law and how well it is known', () => {
    const { code, written } = run();
    expect(code).toBe(0);
    const lines = written.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^id +law +rule set +UN GHS +status +classes +limits$/);
    expect(lines.filter((line) => line.startsWith('eu '))).toEqual([
      expect.stringMatching(/Regulation \(EC\) No 1272\/2008 +eu-clp-2026-05 +7 +in force +read +read$/),
    ]);
    expect(lines.length).toBeGreaterThan(20);
  });

  it('tells of one from where it is known, what is not, and what its law asks', () => {
    const { code, written } = run('CH');
    expect(code).toBe(0);
    expect(written).toMatch(/^ch {2}Switzerland, follows eu$/m);
    expect(written).toMatch(/^ {2}source +notification G\/TBT\/N\/CHE/m);
    expect(written).toMatch(/^From knowledge\n {2}Numbers of the other ordinances/m);
    expect(written).toMatch(/^ {2}exposure limits +Suva 1903 \(MAK \/ VME\): not held$/m);
    expect(written).toMatch(/^ {2}identification\.language +ChemO, Article 21\(3\)\(b\)$/m);
  });

  it('tells of a country that takes over another law, and of a law that is not one country', () => {
    expect(run('de').written).toMatch(/^de {2}Germany, follows eu\nCountry\n {2}rules +eu$/m);
    expect(run('follows-clp').written).toMatch(/^Sheets\n {2}Layout and classes of the EU/m);
  });

  it.each([
    ['a market that is not there', ['xx'], 'there is no market xx'],
    ['two markets', ['de', 'fr'], 'Usage'],
    ['an option', ['--help'], 'Usage'],
  ])('gives 2 for %s', (_, args, message) => {
    const { code, written, errorOutput } = run(...args);
    expect([code, written]).toEqual([2, '']);
    expect(errorOutput).toContain(message);
  });
});
