import { readFile } from 'node:fs/promises';
import { prepareFile, type BrowserFile } from './browser-file.ts';

/** Where a file comes from: the module of a script, or style sheets that follow one another. */
type Source = string | readonly string[];

/** Scripts and style sheets by name, made once, when the first browser asks. */
export function bundleOnce<Name extends string>(
  sources: Readonly<Record<Name, Source>>,
): () => Promise<Readonly<Record<Name, BrowserFile>>> {
  let files: Promise<Record<Name, BrowserFile>> | undefined;
  return () => (files ??= bundleAll(sources));
}

async function bundleAll<Name extends string>(
  sources: Readonly<Record<Name, Source>>,
): Promise<Record<Name, BrowserFile>> {
  const names = Object.keys(sources) as Name[]; // an object literal has no other keys
  const files = names.map(async (name) => [name, await prepareFile(await read(sources[name]))]);
  return Object.fromEntries(await Promise.all(files));
}

async function read(source: Source): Promise<Buffer> {
  if (typeof source === 'string') return bundleScript(source);
  return Buffer.concat(await Promise.all(source.map((path) => readFile(path))));
}

/** One minified script of a module and all that it imports. */
async function bundleScript(input: string): Promise<Buffer> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input,
    platform: 'browser',
    transform: { target: 'es2022' },
    logLevel: 'warn',
    write: false,
    output: { format: 'iife', minify: true, comments: { legal: false, jsdoc: false } },
  });
  return Buffer.from(output[0].code);
}
