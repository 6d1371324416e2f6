import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = (folder, ending) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path.endsWith(ending) && existsSync(join(root, path)));
const read = (path) => readFileSync(join(root, path), 'utf8');

/** What every dialog, drawer and menu is made of; these render nothing by themselves. */
const parts = new Set(['dialog', 'confirm-dialog', 'failure-dialog', 'side-drawer', 'form-dialog Dialog']);
const elements = /<(Modal|Dialog|FormDialog|ConfirmDialog|FailureDialog|Drawer|SideDrawer|Menu|Popover|HoverCard)\b/g;

/** The dialogs, drawers and menus of a source, each named by its file, and by its element if there are several. */
const openedIn = (path, source) => {
  const found = [...new Set([...source.matchAll(elements)].map(([, element]) => element))];
  const name = basename(path, '.tsx');
  return found.length > 1 ? found.map((element) => `${name} ${element}`) : found.map(() => name);
};

/** The names that a journey hands to axe. */
const checkedIn = (source) =>
  [...source.matchAll(/\b(?:expectSoundOpened|look)\(\s*\w+,\s*'([^']+)'/g)].map(([, name]) => name);

const opened = files('apps/web/src', '.tsx')
  .filter((path) => !path.endsWith('.test.tsx'))
  .flatMap((path) => openedIn(path, read(path)))
  .filter((name) => !parts.has(name));
const checked = new Set(files('e2e', '.e2e.ts').flatMap((path) => checkedIn(read(path))));

describe('every dialog, drawer and menu of the screens', () => {
  it('is seen where it is rendered and where it is checked', () => {
    expect(openedIn('a/b-menu.tsx', '<Menu><Menu.Item /></Menu>; <ConfirmDialog title={x}>')).toEqual([
      'b-menu Menu',
      'b-menu ConfirmDialog',
    ]);
    expect(openedIn('a/c.tsx', 'type Props = DialogProps; <Dialog onClose={x}>; <Dialog />')).toEqual(['c']);
    expect(checkedIn("await expectSoundOpened(page, 'c');")).toEqual(['c']);
  });

  it('is named once', () => {
    expect(opened.filter((name, index) => opened.indexOf(name) !== index)).toEqual([]);
    expect(opened.length).toBeGreaterThan(30);
  });

  it('is open in a journey while axe runs', () => {
    expect(opened.filter((name) => !checked.has(name))).toEqual([]);
  });

  it('is still there where a journey names it', () => {
    const named = files('e2e', '.e2e.ts').flatMap((path) =>
      [...read(path).matchAll(/\bexpectSoundOpened\(\s*\w+,\s*'([^']+)'/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !opened.includes(name))).toEqual([]);
  });
});
