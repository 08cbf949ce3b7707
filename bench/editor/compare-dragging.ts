import type { Browser } from '@playwright/test';
import { median, quantile } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';
import { openBareCanvas } from './bare-canvas.ts';
import { dragInCircles } from './drag.ts';
import { traceWork, type MainThreadWork } from './frame-work.ts';
import { openEditor } from './open-editor.ts';
import type { OwnPhotos } from './own-photos.ts';

export interface EditorBench {
  browser: Browser;
  /** Where files of this run lie. */
  folder: string;
  origin: string;
  own: OwnPhotos;
  rounds: number;
}

const mostFrameMs = 8;
const mostTaskMs = 50;

/** A print of 16 × 20 inches against a bare canvas of the same pixels, in turns. */
export async function compareDragging(bench: EditorBench): Promise<void> {
  const { origin, own, rounds } = bench;
  const query = `size=16x20&photo=${own.largeId}`;
  const address = `${origin}/editor/new/${own.galleryId}/photographic-print/none?${query}`;
  const editor = await openEditor(await own.newContext(), address);
  const peer = await openBareCanvas(await own.newContext(), origin, editor.bare);
  const middle = { x: editor.bare.width / 2, y: editor.bare.height / 2 };
  const ours: MainThreadWork[] = [];
  const bare: MainThreadWork[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await trace(bench, editor.page, () => dragInCircles(editor.page, editor.middle)));
    bare.push(await trace(bench, peer, () => dragInCircles(peer, middle)));
  }
  tell('a print', ours);
  const [a, b] = [medianOf(ours), medianOf(bare)];
  const { width, height } = editor.bare;
  report({
    what: 'the same against a bare canvas that drags the same bitmap',
    value: a / b,
    unit: '×',
    target: { atMost: 1.5 },
    from: `medians ${a.toFixed(1)} and ${b.toFixed(1)} ms a frame, p95 ${p95Of(ours).toFixed(1)} and ${p95Of(bare).toFixed(1)} ms, ${width} × ${height} px, ${rounds} turns each`,
  });
  await editor.page.context().close();
  await peer.context().close();
}

/** A card whose words, foil and lines lie around the photo. */
export async function measureCard(bench: EditorBench): Promise<void> {
  const { origin, own, rounds } = bench;
  const query = `gallery=${own.galleryId}&photo=${own.largeId}&foilColor=gold`;
  const editor = await openEditor(
    await own.newContext(),
    `${origin}/editor/card/flat-card/olive?${query}`,
  );
  const ours: MainThreadWork[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await trace(bench, editor.page, () => dragInCircles(editor.page, editor.middle)));
  }
  tell('a card with words and foil', ours);
  await editor.page.context().close();
}

function trace(
  { browser, folder }: EditorBench,
  page: Parameters<typeof traceWork>[1],
  happen: () => Promise<void>,
): Promise<MainThreadWork> {
  return traceWork(browser, page, { folder, happen });
}

function tell(what: string, works: readonly MainThreadWork[]): void {
  const frames = works.flatMap((work) => work.frames);
  report({
    what: `main-thread work of a frame while dragging on ${what}, p95`,
    value: quantile(frames, 0.95),
    unit: 'ms',
    target: { atMost: mostFrameMs },
    from: `processor time; median ${median(frames).toFixed(1)} ms of ${frames.length} frames`,
  });
  const byClock = Math.max(...works.map(({ longestTaskByClock }) => longestTaskByClock));
  report({
    what: `longest main-thread task while dragging on ${what}`,
    value: Math.max(...works.map(({ longestTask }) => longestTask)),
    unit: 'ms',
    target: { atMost: mostTaskMs },
    from: `processor time; by the clock ${byClock.toFixed(0)} ms`,
  });
}

function medianOf(works: readonly MainThreadWork[]): number {
  return median(works.flatMap(({ frames }) => frames));
}

function p95Of(works: readonly MainThreadWork[]): number {
  return quantile(
    works.flatMap(({ frames }) => frames),
    0.95,
  );
}
