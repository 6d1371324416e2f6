import type { Locator, Page } from 'playwright-core';
import { openContext } from '../browser.ts';
import { type FilmFrame, webmOf } from './webm.ts';

export const filmSize = { width: 1280, height: 720 };
const framesASecond = 12;
const frameMs = 1000 / framesASecond;
const keyEvery = framesASecond * 10;

/** How much more time a reader needs than a practised user. */
const pace = 1.35;

type Point = { readonly x: number; readonly y: number };

type Drawn = Point & { readonly timeMs: number; readonly press: number; readonly key: boolean };

/** Runs in a separate page: draws picture and cursor, and compresses them. */
async function openStudio({ width, height }: typeof filmSize) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const chunks: { timeMs: number; key: boolean; bytes: string }[] = [];
  const config = { codec: 'vp09.00.31.08', width, height, bitrate: 260_000, framerate: 12 };
  const { supported } = await VideoEncoder.isConfigSupported(config);
  if (supported !== true) throw new Error('this browser does not write VP9');
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      chunks.push({
        timeMs: chunk.timestamp / 1000,
        key: chunk.type === 'key',
        bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure(config);
  let picture: ImageBitmap | undefined;
  const arrow = new Path2D('M0 0L0 17L4.2 13.2L7 19.6L9.8 18.4L7 12.2L12.4 12.2Z');
  return {
    async show(encoded: string) {
      const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
      picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    },
    draw(frames: readonly Drawn[]) {
      for (const { x, y, timeMs, press, key } of frames) {
        if (picture) context.drawImage(picture, 0, 0, width, height);
        context.setTransform(1, 0, 0, 1, x, y);
        if (press > 0) {
          context.beginPath();
          context.arc(0, 0, 6 + 16 * press, 0, 2 * Math.PI);
          context.fillStyle = `rgb(13 95 110 / ${0.45 * (1 - press)})`;
          context.fill();
        }
        context.scale(1.25, 1.25);
        context.fillStyle = '#16222b';
        context.strokeStyle = '#ffffff';
        context.lineWidth = 1.6;
        context.fill(arrow);
        context.stroke(arrow);
        context.resetTransform();
        const frame = new VideoFrame(canvas, { timestamp: timeMs * 1000 });
        encoder.encode(frame, { keyFrame: key });
        frame.close();
      }
    },
    async finish() {
      await encoder.flush();
      return chunks;
    },
  };
}

/**
 * Films a page at a steady pace on any machine: takes each picture when the page is ready, and counts the film's time
 * instead of measuring it.
 */
export async function openCamera(page: Page, studioUrl: string) {
  const studio = await (await openContext()).newPage();
  await studio.goto(studioUrl);
  const encoder = await studio.evaluateHandle(openStudio, filmSize);
  let count = 0;
  let at: Point = { x: 940, y: 560 };

  const look = async (): Promise<void> => {
    const picture = await page.screenshot({ caret: 'initial' });
    await encoder.evaluate((drawer, encoded) => drawer.show(encoded), picture.toString('base64'));
  };
  const draw = async (places: readonly (Point & { readonly press?: number })[]): Promise<void> => {
    const frames = places.map(({ x, y, press = 0 }) => {
      const frame = { x, y, press, timeMs: Math.round(count * frameMs), key: count % keyEvery === 0 };
      count += 1;
      return frame;
    });
    await encoder.evaluate((drawer, drawn) => {
      drawer.draw(drawn);
    }, frames);
  };
  const hold = (seconds: number) =>
    draw(Array.from({ length: Math.max(1, Math.round(seconds * framesASecond)) }, () => at));

  /** Shows the current page for so many seconds. */
  const see = async (seconds: number): Promise<void> => {
    await page.waitForTimeout(350);
    await look();
    await hold(seconds * pace);
  };
  const moveTo = async (target: Locator): Promise<void> => {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to point at');
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    const from = at;
    const steps = Math.max(4, Math.min(10, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 80)));
    await draw(
      Array.from({ length: steps }, (_none, index) => {
        const share = (index + 1) / steps;
        const eased = share * share * (3 - 2 * share);
        return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      }),
    );
    at = to;
    await page.mouse.move(to.x, to.y);
  };
  const press = async (target: Locator): Promise<void> => {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
    await look();
    await moveTo(target);
    await look();
    await draw([0.2, 0.5, 0.8].map((share) => ({ ...at, press: share })));
    await target.click();
  };
  const type = async (words: string, signsAFrame = 1): Promise<void> => {
    for (let index = 0; index < words.length; index += signsAFrame) {
      await page.keyboard.type(words.slice(index, index + signsAFrame));
      await look();
      await hold(0);
    }
  };
  const finish = async (): Promise<Uint8Array> => {
    const chunks = await encoder.evaluate((drawer) => drawer.finish());
    const frames: FilmFrame[] = chunks.map(({ bytes, ...chunk }) => ({
      ...chunk,
      bytes: Buffer.from(bytes, 'base64'),
    }));
    return webmOf({ ...filmSize, durationMs: Math.round(count * frameMs), frames });
  };
  return { see, press, moveTo, type, finish, now: () => Math.round(count * frameMs) };
}

export type Camera = Awaited<ReturnType<typeof openCamera>>;
