import { join } from 'node:path';
import { html, type Html } from '@albumen/server-kit/html';
import type { BrowserFile } from '../../browser-files/browser-file.ts';
import { bundleOnce } from '../../browser-files/bundle.ts';

/** What every page here looks like, before what is its own. */
export const sandboxStyle = join(import.meta.dirname, 'sandbox.css');

/** The script and the style sheet of bank, phone and wallets, served at `sheetPath`. */
export const sheetFiles = bundleOnce({
  script: join(import.meta.dirname, 'browser/page.ts'),
  style: [sandboxStyle, join(import.meta.dirname, 'browser/page.css')],
});

/** The path of script and style sheet, without its ending. */
export const sheetPath = '/bank/bank';

/** A script and a style sheet of one name, and where they are served. */
export interface LinkedFiles {
  path: string;
  script: BrowserFile;
  style: BrowserFile;
}

interface Sheet {
  title: string;
  /** Whose page it is. */
  owner: string;
  content: Html;
  /** Links that follow those of all sheets. */
  own?: LinkedFiles | undefined;
}

/** A page of bank, phone or wallet: their header, and the content below it. */
export async function renderSheet({ title, owner, content, own }: Sheet): Promise<Html> {
  const shared = { path: sheetPath, ...(await sheetFiles()) };
  return renderPage({ title, owner, content, files: own ? [shared, own] : [shared] });
}

interface Page extends Omit<Sheet, 'own'> {
  files: readonly LinkedFiles[];
}

/** A page that says whose it is, and that it belongs to a sandbox. */
export function renderPage({ title, owner, content, files }: Page): Html {
  return renderDocument({
    title: `${title} – ${owner}`,
    links: files.map(linksTo),
    body: html`<header><p class="owner">${owner}</p><p class="mark">SANDBOX</p></header>
<main>
${content}
</main>`,
  });
}

interface HtmlDocument {
  title: string;
  /** Elements of the head. */
  links: readonly Html[];
  body: Html;
}

export function renderDocument({ title, links, body }: HtmlDocument): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${links}
</head>
<body>
${body}
</body>
</html>
`;
}

export function linksTo({ path, script, style }: LinkedFiles): Html {
  return html`<link rel="stylesheet" href="${path}.css?v=${style.version}" integrity="${style.integrity}" crossorigin>
<script defer src="${path}.js?v=${script.version}" integrity="${script.integrity}" crossorigin></script>
`;
}
