import { readdirSync, readFileSync } from 'node:fs';
import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';
import { passwordRules } from './password-rules.ts';

const languages = readdirSync(repositoryFile('data/interface'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

it.each(languages)('the texts on passwords in the language %s state the length that the rule asks for', (tag) => {
  const lines = readFileSync(repositoryFile(`data/interface/${tag}/first/access.ftl`), 'utf8').split('\n');
  const numbersIn = (id: string) => lines.find((line) => line.startsWith(`${id} =`))?.match(/\d+/g);
  for (const id of ['rule-length', 'help-password', 'fault-passwordLength']) {
    expect([id, numbersIn(id)]).toEqual([id, [String(passwordRules.minLength)]]);
  }
  expect(numbersIn('fault-passwordLong')).toEqual([String(passwordRules.maxLength)]);
});
