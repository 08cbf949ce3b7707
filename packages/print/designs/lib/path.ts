/* oxlint-disable max-params -- drawing takes coordinates in a row, as a canvas does */
/** [x, y, width, height] in points of the face. */
export type Corners = readonly [x: number, y: number, width: number, height: number];

const n = (v: number) => String(Math.round(v * 100) / 100);
const K = 0.5523;
/** Moves and scales a path of absolute commands. */
export function place(d: string, x: number, y: number, scale = 1, turn = 0): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale,
    sin = Math.sin((turn * Math.PI) / 180) * scale;
  return d.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, a: string, b: string) =>
      `${n(x + Number(a) * cos - Number(b) * sin)} ${n(y + Number(a) * sin + Number(b) * cos)}`,
  );
}
export function rect([x, y, w, h]: Corners): string {
  return `M${n(x)} ${n(y)}L${n(x + w)} ${n(y)}L${n(x + w)} ${n(y + h)}L${n(x)} ${n(y + h)}Z`;
}
/** A rectangular line of the given width, drawn inward. */
export function frame([x, y, w, h]: Corners, t: number): string {
  return `${rect([x, y, w, h])}M${n(x + t)} ${n(y + t)}L${n(x + t)} ${n(y + h - t)}L${n(x + w - t)} ${n(y + h - t)}L${n(x + w - t)} ${n(y + t)}Z`;
}
export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const p = (a: number, b: number) => `${n(cx + a)} ${n(cy + b)}`;
  const kx = rx * K,
    ky = ry * K;
  return `M${p(rx, 0)}C${p(rx, ky)} ${p(kx, ry)} ${p(0, ry)}C${p(-kx, ry)} ${p(-rx, ky)} ${p(-rx, 0)}C${p(-rx, -ky)} ${p(-kx, -ry)} ${p(0, -ry)}C${p(kx, -ry)} ${p(rx, -ky)} ${p(rx, 0)}Z`;
}
/** An ellipse the other way round: cuts a hole. */
export function hole(cx: number, cy: number, rx: number, ry = rx): string {
  const p = (a: number, b: number) => `${n(cx + a)} ${n(cy + b)}`;
  const kx = rx * K,
    ky = ry * K;
  return `M${p(rx, 0)}C${p(rx, -ky)} ${p(kx, -ry)} ${p(0, -ry)}C${p(-kx, -ry)} ${p(-rx, -ky)} ${p(-rx, 0)}C${p(-rx, ky)} ${p(-kx, ry)} ${p(0, ry)}C${p(kx, ry)} ${p(rx, ky)} ${p(rx, 0)}Z`;
}
export function ring(cx: number, cy: number, r: number, t: number, ry = r): string {
  return ellipse(cx, cy, r, ry) + hole(cx, cy, r - t, ry - t);
}
export function arch([x, y, w, h]: Corners): string {
  const r = w / 2,
    k = r * K,
    p = (a: number, b: number) => `${n(x + a)} ${n(y + b)}`;
  return `M${p(0, h)}L${p(0, r)}C${p(0, r - k)} ${p(r - k, 0)} ${p(r, 0)}C${p(r + k, 0)} ${p(w, r - k)} ${p(w, r)}L${p(w, h)}Z`;
}
export function archLine([x, y, w, h]: Corners, t: number): string {
  const i = w - 2 * t,
    r = i / 2,
    k = r * K,
    p = (a: number, b: number) => `${n(x + t + a)} ${n(y + t + b)}`,
    ih = h - 2 * t;
  return `${arch([x, y, w, h])}M${p(0, ih)}L${p(i, ih)}L${p(i, r)}C${p(i, r - k)} ${p(r + k, 0)} ${p(r, 0)}C${p(r - k, 0)} ${p(0, r - k)} ${p(0, r)}Z`;
}
/** A line of the given width along the edge of a card that ends in an arch, so far inside it. */
export function archFrame([width, height]: readonly [number, number], inset: number, t: number) {
  const rise = Math.min(width / 2, height / 3);
  const half = (by: number, isHole: boolean) => {
    const [l, r, b, c] = [by, width - by, height - by, width / 2];
    const kx = (c - by) * K,
      ky = (rise - by) * K,
      p = (x: number, y: number) => `${n(x)} ${n(y)}`;
    return isHole
      ? `M${p(l, b)}L${p(r, b)}L${p(r, rise)}C${p(r, rise - ky)} ${p(c + kx, by)} ${p(c, by)}C${p(c - kx, by)} ${p(l, rise - ky)} ${p(l, rise)}Z`
      : `M${p(l, b)}L${p(l, rise)}C${p(l, rise - ky)} ${p(c - kx, by)} ${p(c, by)}C${p(c + kx, by)} ${p(r, rise - ky)} ${p(r, rise)}L${p(r, b)}Z`;
  };
  return half(inset, false) + half(inset + t, true);
}
export function line(x1: number, y1: number, x2: number, y2: number, t: number): string {
  const l = Math.hypot(x2 - x1, y2 - y1),
    a = (-(y2 - y1) / l) * (t / 2),
    b = ((x2 - x1) / l) * (t / 2);
  return `M${n(x1 + a)} ${n(y1 + b)}L${n(x2 + a)} ${n(y2 + b)}L${n(x2 - a)} ${n(y2 - b)}L${n(x1 - a)} ${n(y1 - b)}Z`;
}
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}
export function star(
  cx: number,
  cy: number,
  r: number,
  spikes = 4,
  waist = 0.16,
  turn = -90,
): string {
  return polygon(
    Array.from({ length: spikes * 2 }, (_, i) => {
      const a = ((turn + (i * 180) / spikes) * Math.PI) / 180,
        q = i % 2 ? r * waist : r;
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q] as const;
    }),
  );
}
/** A pointed leaf from its stem, `turn` degrees from east. */
export function leaf(x: number, y: number, length: number, width: number, turn: number): string {
  return place(
    `M0 0C${n(length * 0.28)} ${n(-width)} ${n(length * 0.72)} ${n(-width * 0.8)} ${n(length)} 0C${n(length * 0.72)} ${n(width * 0.8)} ${n(length * 0.28)} ${n(width)} 0 0Z`,
    x,
    y,
    1,
    turn,
  );
}
/** A quarter-bent stalk with paired leaves: laurel, olive, eucalyptus by its numbers. */
export function sprig(o: {
  x: number;
  y: number;
  turn: number;
  length: number;
  bend?: number;
  leaves?: number;
  leaf?: number;
  width?: number;
  open?: number;
  berries?: boolean;
}): string {
  const { x, y, turn, length, bend = 40, leaves = 7, open = 48 } = o,
    lf = o.leaf ?? length / 5,
    wd = o.width ?? lf * 0.2;
  let d = '',
    px = 0,
    py = 0;
  const step = length / (leaves + 1);
  for (let i = 1; i <= leaves + 1; i++) {
    const a = (bend * i) / (leaves + 1),
      r = (a * Math.PI) / 180,
      qx = px + Math.cos(r) * step,
      qy = py + Math.sin(r) * step,
      s = 1 - 0.45 * (i / (leaves + 1));
    d += line(px, py, qx, qy, 1.1);
    if (i <= leaves) {
      d += leaf(qx, qy, lf * s, wd * s, a - open) + leaf(qx, qy, lf * s, wd * s, a + open);
      if (o.berries && i % 2)
        d += ellipse(qx + Math.cos(r + 1.5) * lf * 0.45, qy + Math.sin(r + 1.5) * lf * 0.45, 1.6);
    } else d += leaf(qx, qy, lf * s, wd * s, a);
    px = qx;
    py = qy;
  }
  return place(d, x, y, 1, turn);
}
/** A fir branch: a stalk with needles. */
export function fir(x: number, y: number, length: number, turn: number, bend = 14): string {
  let d = '',
    px = 0,
    py = 0;
  const steps = Math.round(length / 5);
  for (let i = 0; i < steps; i++) {
    const a = (bend * i) / steps,
      r = (a * Math.PI) / 180,
      qx = px + Math.cos(r) * 5,
      qy = py + Math.sin(r) * 5;
    const nd = 20 * (1 - 0.72 * (i / steps)) + 4;
    d += line(px, py, qx, qy, 1.2);
    for (const o of [-1, 1]) d += leaf(qx, qy, nd, 1.5, a + o * 42);
    px = qx;
    py = qy;
  }
  return place(d, x, y, 1, turn);
}
export function heart(cx: number, cy: number, w: number): string {
  return place(
    'M0 38C-14 24 -50 2 -50 -24C-50 -42 -36 -52 -23 -52C-12 -52 -4 -46 0 -37C4 -46 12 -52 23 -52C36 -52 50 -42 50 -24C50 2 14 24 0 38Z',
    cx,
    cy,
    w / 100,
  );
}
export function rays(
  cx: number,
  cy: number,
  from: number,
  to: number,
  count: number,
  t: number,
  start = 0,
  sweep = 360,
): string {
  return Array.from({ length: count }, (_, i) => {
    const a = ((start + (sweep * i) / (sweep === 360 ? count : count - 1)) * Math.PI) / 180,
      e = i % 2 ? to * 0.82 : to;
    return line(
      cx + Math.cos(a) * from,
      cy + Math.sin(a) * from,
      cx + Math.cos(a) * e,
      cy + Math.sin(a) * e,
      t,
    );
  }).join('');
}
/** A band of constant width along an arc, in degrees. */
export function arc(
  cx: number,
  cy: number,
  r: number,
  t: number,
  from: number,
  to: number,
): string {
  const s = Math.ceil(Math.abs(to - from) / 6),
    at = (q: number, i: number) => {
      const a = ((from + ((to - from) * i) / s) * Math.PI) / 180;
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q] as const;
    };
  return polygon([
    ...Array.from({ length: s + 1 }, (_, i) => at(r + t / 2, i)),
    ...Array.from({ length: s + 1 }, (_, i) => at(r - t / 2, s - i)),
  ]);
}
/** Numbers that look scattered and are always the same. */
export function scatter(count: number, seed: number): [number, number, number][] {
  let s = seed;
  const next = () => (s = (s * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => [next(), next(), next()]);
}
