import { describe, expect, it } from 'vitest';
import { pictogramNames } from '../generated/en/pictogram-names.ts';
import { pictogramName } from '../pictogram-name.ts';
import { ghsPictogramCodes, pictogramSvg, transportLabelCodes } from './pictogram-svg.ts';

const codes = [...ghsPictogramCodes, ...transportLabelCodes];
const coloursOf = (svg: string) => new Set([...svg.matchAll(/(?:fill|stroke)="(#?\w+)"/g)].map(([, colour]) => colour));

describe('pictograms of CLP Annex V and danger labels of ADR 5.2.2.2', () => {
  it.each(codes)('%s is one well-formed vector drawing without font or raster', (code) => {
    const svg = pictogramSvg(code);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1000 1000">.*<\/svg>$/);
    expect(svg).not.toMatch(/<text|<image|font|undefined|NaN|href/);
    const opened = svg.match(/<(?!\/)[a-z]+/g)?.length ?? 0;
    const closed = (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0);
    expect(opened).toBe(closed);
    expect(pictogramName(code, pictogramNames)).not.toBe('');
  });

  it.each(ghsPictogramCodes)('%s has a black symbol on white in a red frame (CLP Annex I, 1.2.1.1)', (code) => {
    const svg = pictogramSvg(code);
    expect(svg).toContain('fill="red"');
    expect([...coloursOf(svg)].every((colour) => ['red', '#fff', '#000'].includes(colour ?? ''))).toBe(true);
  });

  it('draws no picture twice', () => {
    expect(new Set(codes.map(pictogramSvg)).size).toBe(codes.length);
  });

  it('refuses a code that has no picture', () => {
    expect(() => pictogramSvg('GHS10')).toThrow(RangeError);
  });
});
