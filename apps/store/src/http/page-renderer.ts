import { readdir, readFile } from 'node:fs/promises';
import type { LabBrand } from '@albumen/contract/brands';
import type {
  BuildManifest,
  BusyPageRequest,
  PageReply,
  PageRequest,
  PartialName,
} from '@albumen/contract/pages';
import { headers } from '@albumen/contract/wire-names';

/** Stands for the nonce in a page that is rendered once; of a shape that no text of ours has. */
export const busyNonce = '\u2063nonce\u2063';

/** What the store asks for; the files of the build are the renderer's part. */
export interface AskedPage extends Omit<PageRequest, 'assets' | 'styles'> {
  /** Nothing of ours is in the browser's cache: the page brings its styles along. */
  isFirstVisit?: boolean;
}

/** The page app's server build, or a stand-in where a test has no pages. */
export interface PageRenderer {
  renderPage(asked: AskedPage): Promise<PageReply>;
  renderPartial(name: PartialName, props: Record<string, unknown>): string;
  /** What is shown while too many are here; the nonce is to be filled in. */
  renderBusy(brand: LabBrand): string;
}

interface ServerEntry {
  renderBusy(request: BusyPageRequest): string;
  renderPage(request: PageRequest): Promise<PageReply>;
  renderPartial(name: PartialName, props: Record<string, unknown>): string;
}

const build = new URL('../../../store-web/dist/', import.meta.url);

/** Where the browser's part of the build lies. */
export const clientBuild = new URL('client/', build);

/** Loads the built page app; `npm run build` makes it. */
export async function loadPageRenderer(): Promise<PageRenderer> {
  const entry = (await import(new URL('server/entry.server.js', build).href)) as ServerEntry;
  const manifest = await readFile(new URL('client/.vite/manifest.json', build), 'utf8');
  const assets = JSON.parse(manifest) as BuildManifest; // written by our build
  const styles = await readStyles();
  return {
    renderPage: ({ isFirstVisit = false, ...request }) =>
      entry.renderPage({ ...request, assets, ...(isFirstVisit && { styles }) }),
    renderPartial: (name, props) => entry.renderPartial(name, props),
    renderBusy: (brand) => entry.renderBusy({ brand, assets, nonce: busyNonce }),
  };
}

async function readStyles(): Promise<Record<string, string>> {
  const folder = new URL('assets/', clientBuild);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = names.map(async (name) => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [`/assets/${name}`, text.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Tests of the API use it: pages answer with their address, partials with their props. */
export const plainPages: PageRenderer = {
  async renderPage({ url, headers: asked }) {
    const title = `<title>${new URL(url).pathname}</title>`;
    const html = asked[headers.pageType] === 'Partial' ? title : `<!doctype html>${title}`;
    return { status: 200, headers: {}, html };
  },
  renderBusy: (brand) => `<!doctype html><title>busy ${brand}</title>`,
  renderPartial: (name, props) =>
    `<div data-partial="${name}">${JSON.stringify(props).length}</div>`,
};
