import { describe, expect, it } from 'vitest';
import { pathBefore } from './path-before.ts';

const site = 'https://sds.example';

describe('the way back after the login', () => {
  it.each([
    ['/my-account', '/my-account'],
    ['/my-account?tab=galleria#top', '/my-account?tab=galleria#top'],
    ['/chemist/1//2', '/chemist/1//2'],
    ['/galleria-data/edit', '/galleria-data/edit'],
    ['/?step=ingredients', '/?step=ingredients'],
    ['/a/../admin', '/admin'],
  ])('leads from %j to %j', (from, path) => {
    expect(pathBefore({ from }, site)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/.\\/evil.example',
    '//evil.example:443/%2e%2e',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '//sds.example@evil.example',
    '//[',
    'evil.example',
    '',
    '/',
    '/login',
    '/login?again',
    42,
    null,
  ])('does not lead to %j', (from) => {
    expect(pathBefore({ from }, site)).toBeUndefined();
  });

  it.each([undefined, null, 'x', {}])('is unknown from the state %j', (state) => {
    expect(pathBefore(state, site)).toBeUndefined();
  });
});
