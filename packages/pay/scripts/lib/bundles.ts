import { copyFile, glob, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type OutputOptions, type Plugin } from 'rolldown';
import { components } from './components.ts';

const target = 'es2022';

/** What is built, and where to. */
export interface BuildJob {
  root: string;
  dist: string;
  /** Refuses gateways on the own computer. */
  isProduction: boolean;
}

/** Each script stands alone, so the others load the client's instead of holding a copy. */
const clientByScript: Plugin = {
  name: 'client-by-script',
  resolveId: (source, importer) =>
    source.endsWith('/open-client.ts') && importer !== undefined
      ? join(dirname(importer), 'open-client.script.ts')
      : null,
};

const inlineSheet = '.css?inline';

/** A style sheet that a script brings along, as text without comments and needless spaces. */
export const sheetAsText: Plugin = {
  name: 'sheet-as-text',
  resolveId: (source, importer) =>
    source.endsWith(inlineSheet) && importer !== undefined ? join(dirname(importer), source) : null,
  load: async (id) => {
    if (!id.endsWith(inlineSheet)) return null;
    const text = await readFile(id.replace('?inline', ''), 'utf8');
    const short = text.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
    return { code: `export default ${JSON.stringify(short)};`, moduleType: 'js' };
  },
};

const wholePrefix = 'whole:';

/** The module's names, and all of them as its default, for `import braintree from …`. */
const withDefault: Plugin = {
  name: 'with-default',
  resolveId: (source) => (source.startsWith(wholePrefix) ? source : null),
  load: (id) => {
    if (!id.startsWith(wholePrefix)) return null;
    const file = JSON.stringify(id.slice(wholePrefix.length));
    return `export * from ${file}; import * as all from ${file}; export default all;`;
  },
};

/** The same output wherever the build is started: readable scripts name their sources by path. */
const cwd = join(import.meta.dirname, '../..');

function options(input: string | Record<string, string>, define: Record<string, string>) {
  return {
    cwd,
    input,
    platform: 'browser' as const,
    optimization: { inlineConst: true },
    transform: { target, define },
  };
}

function flags(isScript: boolean, isProduction: boolean): Record<string, string> {
  return { ALBUMEN_SCRIPT: String(isScript), ALBUMEN_PRODUCTION: String(isProduction) };
}

/** What buyers wait for: scripts most of whose functions run before the fields can be typed in. */
const soonNeeded: ReadonlySet<string> = new Set(['client', 'hosted-fields', 'hosted-fields-frame']);

/** Compiled whole while it loads, beside the page's thread: https://v8.dev/blog/explicit-compile-hints */
const compileHint = '//# allFunctionsCalledOnLoad';

async function plainAndMinified(
  bundle: ReturnType<typeof options>,
  output: OutputOptions & { file: string },
): Promise<void> {
  const { file, ...rest } = output;
  const isSoonNeeded = soonNeeded.has(basename(file, '.js'));
  for (const minify of [false, true]) {
    await build({
      ...bundle,
      logLevel: 'warn',
      output: {
        ...rest,
        file: minify ? file.replace(/\.js$/, '.min.js') : file,
        sourcemap: true,
        comments: minify ? { legal: false, annotation: false, jsdoc: false } : {},
        minify,
        ...(minify && isSoonNeeded && { postBanner: compileHint }),
        generatedCode: { symbols: false },
      },
    });
  }
}

/** `dist/browser/<component>[.min].js`: each fills its place in `window.braintree`, `index` all. */
export async function buildScripts({ root, dist, isProduction }: BuildJob): Promise<void> {
  const script = async (path: string, name: string, plugins: Plugin[]): Promise<void> => {
    const input = join(root, 'src', `${path}.ts`);
    const bundle = { ...options(input, flags(true, isProduction)), plugins };
    const file = join(dist, 'browser', `${path}.js`);
    await plainAndMinified(bundle, { file, format: 'umd', name, exports: 'named' });
  };
  for (const [path, name] of components) await script(path, `braintree.${name}`, [clientByScript]);
  await script('index', 'braintree', []);
}

/** `dist/frames/<frame>-frame[.min].js`, and the style sheet of those that are windows. */
export async function buildFrames({ root, dist, isProduction }: BuildJob): Promise<void> {
  const folder = join(dist, 'frames');
  await mkdir(folder, { recursive: true });
  for await (const input of glob(join(root, 'src/frame/*/main.ts'))) {
    const file = join(folder, `${basename(dirname(input))}-frame.js`);
    const bundle = { ...options(input, flags(true, isProduction)), plugins: [sheetAsText] };
    await plainAndMinified(bundle, { file, format: 'iife' });
  }
  await copyFile(join(root, 'src/frame/window/window.css'), join(folder, 'window-frame.css'));
}

/** `dist/npm/*.js` and `*.cjs`: one module per sub-path, with shared chunks. */
export async function buildModules({ root, dist, isProduction }: BuildJob): Promise<void> {
  const paths = ['index', 'core', 'load', ...components.map(([path]) => path)];
  const input = Object.fromEntries(
    paths.map((path) => [path, wholePrefix + join(root, 'src', `${path}.ts`)]),
  );
  for (const [format, ending] of [
    ['esm', 'js'],
    ['cjs', 'cjs'],
  ] as const) {
    await build({
      ...options(input, flags(false, isProduction)),
      plugins: [withDefault],
      logLevel: 'warn',
      output: {
        dir: join(dist, 'npm'),
        format,
        entryFileNames: `[name].${ending}`,
        chunkFileNames: `chunks/[name]-[hash].${ending}`,
        sourcemap: true,
        exports: 'named',
      },
    });
  }
}
