import { describe, expect, it } from 'vitest';
import {
  clampUpperExplosiveLimit,
  hasValidSymbols,
  measureOf,
  parseQuantity,
  printNumber,
  readQuantityText,
} from './quantity.ts';

describe('a number or range of the properties step', () => {
  it.each([
    ['12.5', 12.5, 12.5],
    ['12,5', 12.5, 12.5],
    ['-0,5-1,25', -0.5, 1.25],
    ['+3', 3, 3],
    ['-5', -5, -5],
    ['<23', -Infinity, 23],
    ['>100', 100, Infinity],
    ['> -5', -5, Infinity],
    ['120-140', 120, 140],
    ['-10--5', -10, -5],
    ['-10-5', -10, 5],
  ])('%s reads as %d to %d', (text, min, max) => {
    expect(parseQuantity(text)).toEqual({ min, max });
  });

  it.each([
    '',
    '5-5',
    '140-120',
    '1-2-3',
    '<1-2',
    '--5',
    '5.',
    '.5',
    '1e3',
    '<>5',
    ',5',
    '5,',
    '1,2,3',
    '1 2',
    '1 , 2',
    '1 000',
  ])('%s is not a value', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });

  it.each([
    ['1,05', '1.05'],
    ['１．２', '1.2'],
    ['٥٫٥', '5.5'],
    ['−5', '-5'],
    ['10 – 20', '10-20'],
    ['1.234,5', '1.234,5'],
    ['5 °C', '5 °C'],
    ['1–', '1–'],
  ])('is written by the form: %s as %s', (text, written) => {
    expect(readQuantityText(text)).toBe(written);
  });

  it('allows digits and + - < > . alone, and the decimal comma', () => {
    expect(hasValidSymbols('+-<>.,0123456789')).toBe(true);
    expect(hasValidSymbols('12 C')).toBe(false);
  });

  it('converts both ends to the printed unit', () => {
    expect(measureOf({ value: '32-212', unit: '°F' }, 'temperature')).toEqual({ min: 0, max: 100 });
    expect(measureOf({ value: '<23', unit: '°C' }, 'temperature')).toEqual({ min: -Infinity, max: 23 });
    expect(measureOf({ value: '23', unit: 'Not Applicable' }, 'temperature')).toBeUndefined();
    expect(measureOf({ value: '23', unit: 'furlong' }, 'temperature')).toBeUndefined();
  });

  it.each([
    ['0.09', '0.1'],
    ['0.1', '0.1'],
    ['50', '50'],
    ['99.9', '99.9'],
    ['99.91', '99.9'],
    ['100', '99.9'],
    ['12-14', '12-14'],
    ['x', 'x'],
  ])('holds the upper explosive limit %s at %s', (typed, held) => {
    expect(clampUpperExplosiveLimit(typed)).toBe(held);
  });

  it.each([
    [12.34567, '12.34'],
    [0.417, '0.417'],
    [1.16, '1.16'],
    [100, '100'],
    [1013.25, '1013'],
    [101_325, '101325'],
    [-11.25, '-11.2'],
    [0.000012, '0.000012'],
    [0, '0'],
    [99.9999, '99.99'],
  ])('prints %d as %s: five characters, but no whole digit is lost', (value, text) => {
    expect(printNumber(value)).toBe(text);
  });
});
