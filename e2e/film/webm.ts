/** One compressed picture; `key` if it needs no earlier picture. */
export type FilmFrame = { readonly timeMs: number; readonly key: boolean; readonly bytes: Uint8Array };

type Film = {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly frames: readonly FilmFrame[];
};

const concat = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** An unsigned number in the fewest bytes, or in the given number of bytes. */
function unsigned(value: number, length = Math.max(1, Math.ceil(Math.log2(value + 1) / 8))): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = length - 1, rest = value; index >= 0; index -= 1, rest = Math.floor(rest / 256)) {
    bytes[index] = rest % 256;
  }
  return bytes;
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

/** An element of EBML (RFC 8794): its id, its length in eight bytes, its content. */
function element(id: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = concat(content);
  const length = unsigned(body.length, 8);
  length[0] = 0x01;
  return concat([unsigned(id), length, body]);
}

const header = element(
  0x1a45dfa3,
  element(0x4286, unsigned(1)),
  element(0x42f7, unsigned(1)),
  element(0x42f2, unsigned(4)),
  element(0x42f3, unsigned(8)),
  element(0x4282, text('webm')),
  element(0x4287, unsigned(4)),
  element(0x4285, unsigned(2)),
);

const infoOf = ({ durationMs }: Film): Uint8Array =>
  element(
    0x1549a966,
    element(0x2ad7b1, unsigned(1_000_000)),
    element(0x4489, float(durationMs)),
    element(0x4d80, text('gosds')),
    element(0x5741, text('gosds')),
  );

const trackOf = ({ width, height }: Film): Uint8Array =>
  element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, unsigned(1)),
      element(0x73c5, unsigned(1)),
      element(0x9c, unsigned(0)),
      element(0x83, unsigned(1)),
      element(0x86, text('V_VP9')),
      element(0xe0, element(0xb0, unsigned(width)), element(0xba, unsigned(height))),
    ),
  );

/** Frames from a key frame up to the next one. */
type Group = readonly [FilmFrame, ...FilmFrame[]];

function groupsOf(frames: readonly FilmFrame[]): readonly Group[] {
  const groups: [FilmFrame, ...FilmFrame[]][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (frame.key || last === undefined) groups.push([frame]);
    else last.push(frame);
  }
  return groups;
}

function clusterOf(group: Group): Uint8Array {
  const [{ timeMs: start }] = group;
  const blocks = group.map(({ timeMs, key, bytes }) =>
    element(0xa3, concat([unsigned(0x81), unsigned(timeMs - start, 2), unsigned(key ? 0x80 : 0), bytes])),
  );
  return element(0x1f43b675, element(0xe7, unsigned(start, 4)), ...blocks);
}

/** The start of each group, so that a player can jump to it. Positions count from the first byte inside the segment. */
const cuesOf = (places: readonly { readonly timeMs: number; readonly position: number }[]): Uint8Array =>
  element(
    0x1c53bb6b,
    ...places.map(({ timeMs, position }) =>
      element(
        0xbb,
        element(0xb3, unsigned(timeMs, 4)),
        element(0xb7, element(0xf7, unsigned(1)), element(0xf1, unsigned(position, 4))),
      ),
    ),
  );

/** A film without sound as a WebM file (RFC 9559), with its length and an index. */
export function webmOf(film: Film): Uint8Array {
  const groups = groupsOf(film.frames);
  const clusters = groups.map(clusterOf);
  const front = concat([infoOf(film), trackOf(film)]);
  const times = groups.map(([{ timeMs }]) => timeMs);
  const cuesLength = cuesOf(times.map((timeMs) => ({ timeMs, position: 0 }))).length;
  let position = front.length + cuesLength;
  const places = clusters.map((cluster, index) => {
    const place = { timeMs: times[index] ?? 0, position };
    position += cluster.length;
    return place;
  });
  return concat([header, element(0x18538067, front, cuesOf(places), ...clusters)]);
}
