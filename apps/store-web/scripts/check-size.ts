import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/*
 * What a page loads before the first click: its entry, its layouts and its own chunk with all static
 * imports, compressed. `node scripts/check-size.ts` after a build; exits with 1 when over a budget.
 */
interface Chunk {
  file: string;
  imports?: string[];
}

interface Budget {
  page: string;
  routes: readonly string[];
  maxBytes: number;
}

const kilobyte = 1024;

const budgets: readonly Budget[] = [
  { page: 'public gallery', routes: ['layout.exhibition', 'gallery'], maxBytes: 120 * kilobyte },
  { page: 'start page', routes: ['layout.site', 'home'], maxBytes: 125 * kilobyte },
  { page: 'sign in', routes: ['layout.site', 'account.verify'], maxBytes: 135 * kilobyte },
  { page: 'shop', routes: ['layout.site', 'shop'], maxBytes: 150 * kilobyte },
  { page: 'product', routes: ['layout.site', 'shop.product'], maxBytes: 150 * kilobyte },
  { page: 'cards', routes: ['layout.site', 'cards'], maxBytes: 150 * kilobyte },
  { page: 'card design', routes: ['layout.site', 'card'], maxBytes: 150 * kilobyte },
  { page: 'manage', routes: ['layout.tool', 'gallery.manage'], maxBytes: 240 * kilobyte },
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
for (const { page, routes, maxBytes } of budgets) {
  const keys = ['app/entry.client.tsx', ...routes.map((route) => `app/routes/${route}.tsx`)];
  const sizes = await Promise.all([...filesOf(manifest, keys)].map(compressedBytes));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const isOver = total > maxBytes;
  process.stdout.write(
    `${isOver ? 'OVER' : 'ok  '} ${page}: ${(total / kilobyte).toFixed(1)} of ${maxBytes / kilobyte} KB\n`,
  );
  if (isOver) process.exitCode = 1;
}
