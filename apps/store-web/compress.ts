/** Writes a .br and a .gz beside every file of the client build that gets smaller: compressed once, not per request. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(import.meta.dirname, 'dist/client/assets');
const compressible = /\.(js|css|svg|json|txt|wasm|bin)$/;
const worthwhileBytes = 1024;
/** Weights of a model get hardly smaller by more patience. */
const weights = /\.bin$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(name: string): Promise<void> {
  const path = join(folder, name);
  const content = await readFile(path);
  if (content.length < worthwhileBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: weights.test(name) ? 4 : 10 };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}

const names = await readdir(folder);
await Promise.all(names.filter((name) => compressible.test(name)).map(compress));
