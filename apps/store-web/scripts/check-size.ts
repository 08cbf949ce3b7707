import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/*
 * What a page loads before the first click: its entry, the routes, its layouts and its own chunk with
 * all static imports, compressed; of a gallery what comes by itself, too. `node scripts/check-size.ts` after a build; exits with 1 when over a budget.
 */
interface Chunk {
  file: string;
  imports?: string[];
}

interface Budget {
  page: string;
  sources: readonly string[];
  maxBytes: number;
}

const kilobyte = 1024;

const page = (...routes: readonly string[]): string[] => [
  'app/routes.ts',
  ...routes.map((route) => `app/routes/${route}.tsx`),
];

const gallery = [
  'app/routes/layout.exhibition.tsx',
  'app/routes/gallery.tsx',
  'app/shell/focus/start-focus.ts',
];

const budgets: readonly Budget[] = [
  { page: 'public gallery', sources: gallery, maxBytes: 120 * kilobyte },
  { page: 'start page', sources: page('layout.site', 'home'), maxBytes: 125 * kilobyte },
  { page: 'sign in', sources: page('layout.site', 'account/verify'), maxBytes: 135 * kilobyte },
  { page: 'shop', sources: page('layout.site', 'shop'), maxBytes: 150 * kilobyte },
  { page: 'product', sources: page('layout.site', 'shop.product'), maxBytes: 150 * kilobyte },
  { page: 'cards', sources: page('layout.site', 'cards'), maxBytes: 150 * kilobyte },
  { page: 'card design', sources: page('layout.site', 'card'), maxBytes: 150 * kilobyte },
  { page: 'cart', sources: page('layout.site', 'cart'), maxBytes: 150 * kilobyte },
  { page: 'checkout', sources: page('layout.tool', 'checkout'), maxBytes: 152 * kilobyte },
  { page: 'pay', sources: page('layout.pay', 'pay'), maxBytes: 150 * kilobyte },
  { page: 'manage', sources: page('layout.tool', 'gallery.manage'), maxBytes: 240 * kilobyte },
  { page: 'editor', sources: page('layout.tool', 'editor.new'), maxBytes: 250 * kilobyte },
];

const client = new URL('../dist/client/', import.meta.url);

async function readManifest(): Promise<Record<string, Chunk>> {
  // Written by Vite's build in this shape.
  const text = await readFile(new URL('.vite/manifest.json', client), 'utf8');
  return JSON.parse(text) as Record<string, Chunk>;
}

function filesOf(manifest: Record<string, Chunk>, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

async function compressedBytes(file: string): Promise<number> {
  return gzipSync(await readFile(new URL(file, client)), { level: 9 }).length;
}

const manifest = await readManifest();
for (const { page: name, sources, maxBytes } of budgets) {
  const keys = ['app/entry.client.tsx', ...sources];
  const sizes = await Promise.all([...filesOf(manifest, keys)].map(compressedBytes));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const isOver = total > maxBytes;
  process.stdout.write(
    `${isOver ? 'OVER' : 'ok  '} ${name}: ${(total / kilobyte).toFixed(1)} of ${maxBytes / kilobyte} KB\n`,
  );
  if (isOver) process.exitCode = 1;
}
