import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createLogoReader } from './logo-image.ts';

const readLogo = createLogoReader();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0a7a5a80' } });
const noise = (size: number) =>
  sharp(Buffer.from(Array.from({ length: size * size * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: size, height: size, channels: 3 },
  });

/** Two frames of one pixel, the first red and the second blue. */
const animatedGif = Buffer.from(
  '47494638396101000100910000ff00000000ffffffff00000021ff0b4e45545343415045322e30030100000021f904000a000000' +
    '2c000000000100010000020244010021f904000a0000002c00000000010001000002024c01003b',
  'hex',
);

describe('an uploaded logo', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('of format %s becomes a PNG of the same size', async (format) => {
    const outcome = await readLogo(await picture(300, 100).toFormat(format).toBuffer());
    expect(outcome).toMatchObject({ status: 'accepted', width: 300, height: 100 });
    const signature = outcome.status === 'accepted' ? Buffer.from(outcome.png).subarray(1, 4).toString() : '';
    expect(signature).toBe('PNG');
  });

  it('larger than print needs is made smaller in its proportions', async () => {
    expect(await readLogo(await picture(2000, 1000).png().toBuffer())).toMatchObject({ width: 400, height: 200 });
  });

  it('of several pictures keeps the first', async () => {
    const outcome = await readLogo(animatedGif);
    if (outcome.status !== 'accepted') throw new Error('refused');
    expect(outcome).toMatchObject({ width: 1, height: 1 });
    expect([...(await sharp(outcome.png).raw().toBuffer())].slice(0, 3)).toEqual([255, 0, 0]);
  });

  it('of 500,000 bytes is too large, of one less is not', async () => {
    const small = await picture(20, 20).png().toBuffer();
    const padded = (length: number) => Buffer.concat([small, Buffer.alloc(length - small.length)]);
    expect(await readLogo(padded(500_000))).toEqual({ status: 'rejected', reason: 'too-large' });
    expect(await readLogo(padded(499_999))).toMatchObject({ status: 'accepted' });
  });

  it('loses what was hidden in the file', async () => {
    const script = '<script>alert(1)</script>';
    const hidden = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.from(script)]);
    const outcome = await readLogo(hidden);
    if (outcome.status !== 'accepted') throw new Error('refused');
    expect(Buffer.from(outcome.png).includes('script')).toBe(false);
  });

  it.each([
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a picture of another format', async () => picture(9, 9).webp().toBuffer()],
    ['a document', async () => Buffer.from('%PDF-1.7')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a name only', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a broken picture', async () => (await noise(200).png().toBuffer()).subarray(0, -600)],
    ['a picture of too many pixels', async () => picture(8000, 4000).png({ palette: true, colours: 2 }).toBuffer()],
  ])('that is %s is refused', async (_, upload) => {
    expect(await readLogo(await upload())).toEqual({ status: 'rejected', reason: 'not-an-image' });
  });
});
