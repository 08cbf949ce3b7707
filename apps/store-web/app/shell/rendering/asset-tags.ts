import type { LabBrand } from '@albumen/contract/brands';
import { escapeHtml, voidTag } from './html.ts';
import type { BuildManifest, PageRequest } from '@albumen/contract/pages';

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

/** Style sheets block the first paint, fonts are fetched beside it. */
export function assetTags(
  assets: PageAssets,
  { nonce, styles }: Pick<PageRequest, 'nonce' | 'styles'>,
): string {
  if (styles !== undefined) return broughtStyles(assets, { nonce, styles }).join('\n');
  const fonts = assets.fonts.map((href) =>
    voidTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
  );
  return [...styleTags(assets), ...fonts].join('\n');
}

const timeoutMs = 500;

/**
 * Fetches and starts the application after the first paint, which it would hold up: there is nothing to
 * click before something is seen. A tab that nobody looks at paints nothing, and starts at once; what
 * paints without saying so starts a moment later.
 */
export function startScript({ scripts, entry: start }: PageAssets): string {
  return `{
let isStarted=false;
const start=()=>{
if(isStarted)return;
isStarted=true;
for(const fonts of document.querySelectorAll("style[media]"))fonts.media="all";
for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(${JSON.stringify(start)})
};
if(document.hidden)start();
else{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,${timeoutMs})}
}`;
}

const fontFaces = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * No request before the first paint but that for the photo on top. Fonts would hold it up: until the
 * application starts, their stand-ins of the same measure are shown. The links are off, so nothing is
 * fetched; they tell chunks that are loaded later which sheets are here.
 */
function broughtStyles(
  assets: PageAssets,
  { nonce, styles }: Required<Pick<PageRequest, 'nonce' | 'styles'>>,
): string[] {
  const text = assets.styles.map((href) => styles[href]).join('\n');
  const faces = text.match(fontFaces) ?? [];
  const open = `<style nonce="${escapeHtml(nonce)}"`;
  const links = assets.styles.map((href) =>
    voidTag('link', { rel: 'stylesheet', href, disabled: '' }),
  );
  return [
    `${open}>${text.replaceAll(fontFaces, '')}</style>`,
    `${open} media="(scripting: none)">${faces.join('')}</style>`,
    ...links,
  ];
}

export function styleTags(assets: PageAssets): string[] {
  return assets.styles.map((href) => voidTag('link', { rel: 'stylesheet', href }));
}
