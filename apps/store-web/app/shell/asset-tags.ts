import type { LabBrand } from '@albumen/contract/brands';
import { voidTag } from './html.ts';
import type { BuildManifest } from '@albumen/contract/pages';

const entry = 'app/entry.client.tsx';

const preloadedFonts: Record<LabBrand, readonly string[]> = {
  halide: ['newsreader-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'],
  cyan: ['schibsted-grotesk-latin-wght-normal'],
};

export interface PageAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
  entry: string;
}

/** The source file of a route. */
export function routeSource(id: string): string {
  return `app/routes/${id}.tsx`;
}

/** The files of a page: the entry, the chunks of its sources and all that they import. */
export function assetsOf(
  manifest: BuildManifest,
  sources: readonly string[],
  brand: LabBrand,
): PageAssets {
  const keys = new Set<string>();
  for (const key of [entry, ...sources]) collect(manifest, key, keys);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map((chunk) => `/${chunk.file}`),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    fonts: fontsOf(manifest, brand),
    entry: `/${manifest[entry]?.file ?? 'missing'}`,
  };
}

function collect(manifest: BuildManifest, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return;
  found.add(key);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}

function fontsOf(manifest: BuildManifest, brand: LabBrand): string[] {
  const names = preloadedFonts[brand];
  return Object.entries(manifest)
    .filter(([source]) => names.some((name) => source.endsWith(`${name}.woff2`)))
    .map(([, chunk]) => `/${chunk.file}`);
}

/**
 * Style sheets block the first paint, fonts are fetched beside it. Modules wait for the photos on top:
 * there is nothing to click before something is seen.
 */
export function assetTags(assets: PageAssets, nonce: string): string {
  const fonts = assets.fonts.map((href) =>
    voidTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
  );
  const modules = assets.scripts
    .filter((href) => href !== assets.entry)
    .map((href) => voidTag('link', { rel: 'modulepreload', href, nonce, fetchpriority: 'low' }));
  const script = `${voidTag('script', { type: 'module', src: assets.entry, nonce, fetchpriority: 'low' })}</script>`;
  return [...styleTags(assets), ...fonts, ...modules, script].join('\n');
}

export function styleTags(assets: PageAssets): string[] {
  return assets.styles.map((href) => voidTag('link', { rel: 'stylesheet', href }));
}
