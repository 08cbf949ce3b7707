import { escapeHtml } from '../../http/html.ts';

/** What the pages of bank and phone link to, each with its hash. */
export interface SheetFiles {
  script: { integrity: string; version: string };
  style: { integrity: string; version: string };
}

interface Sheet {
  title: string;
  /** Whose page it is. */
  house: string;
  files: SheetFiles;
  /** HTML. */
  content: string;
}

/** The frame around every page of bank and phone. */
export function renderSheet({ title, house, files, content }: Sheet): string {
  const { script, style } = files;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(house)}</title>
<link rel="stylesheet" href="/bank/bank.css?v=${style.version}" integrity="${style.integrity}" crossorigin>
<script defer src="/bank/bank.js?v=${script.version}" integrity="${script.integrity}" crossorigin></script>
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
