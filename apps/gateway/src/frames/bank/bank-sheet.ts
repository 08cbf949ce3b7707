import { escapeHtml } from '../../http/html.ts';

interface SheetFile {
  integrity: string;
  version: string;
}

/** What the pages of bank, phone and wallet link to, each with its hash. */
export interface SheetFiles {
  script: SheetFile;
  style: SheetFile;
  /** Of a house that looks otherwise, and where they lie: `/wallet/wallet`. */
  own?: { path: string; script: SheetFile; style: SheetFile };
}

interface Sheet {
  title: string;
  /** Whose page it is. */
  house: string;
  files: SheetFiles;
  /** HTML. */
  content: string;
}

/** The frame around every page of bank, phone and wallet. */
export function renderSheet({ title, house, files, content }: Sheet): string {
  const { script, style, own } = files;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(house)}</title>
${linksTo('/bank/bank', { script, style })}
${own ? linksTo(own.path, own) : ''}
</head>
<body>
<header><p class="house">${escapeHtml(house)}</p><p class="mark">SANDBOX</p></header>
<main>
${content}
</main>
</body>
</html>
`;
}

function linksTo(path: string, { script, style }: Pick<SheetFiles, 'script' | 'style'>): string {
  return `<link rel="stylesheet" href="${path}.css?v=${style.version}" integrity="${style.integrity}" crossorigin>
<script defer src="${path}.js?v=${script.version}" integrity="${script.integrity}" crossorigin></script>`;
}
