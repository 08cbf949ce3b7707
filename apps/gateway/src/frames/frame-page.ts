import type { Addresses } from '../http/addresses.ts';
import { escapeHtml } from '../http/html.ts';
import type { PayFile } from './pay-files.ts';

/** A frame's script or style sheet, by its path below the page's folder. */
export interface FrameFile {
  path: string;
  file: PayFile;
}

export interface FramePage {
  title: string;
  script: FrameFile;
  style: FrameFile | undefined;
  /** A script that runs before it. */
  before?: FrameFile | undefined;
  /** Origins whose pages may show this frame and talk to it; `loopback` stands for this computer. */
  origins: readonly string[];
}

/** The page inside one of the SDK's iframes: nothing but its script and its style sheet. */
export function renderFramePage({ title, script, style, origins, before }: FramePage): string {
  const sheet = style
    ? `<link rel="stylesheet" href="${style.path}" integrity="${style.file.integrity}" crossorigin>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="albumen-origins" content="${escapeHtml(origins.join(' '))}">
<title>${escapeHtml(title)}</title>
${sheet}
${before ? scriptTag(before) : ''}${scriptTag(script)}
</head>
<body></body>
</html>
`;
}

function scriptTag({ path, file }: FrameFile): string {
  return `<script defer src="${path}" integrity="${file.integrity}" crossorigin></script>`;
}

/** Hosts of this computer as a policy can name them: it has no word for IPv6 addresses. */
const loopbackSources = ['localhost', '127.0.0.1'].flatMap((host) => [
  `http://${host}:*`,
  `https://${host}:*`,
]);

/** Only our own files, only our own API, only in pages that may show it, nothing inline. */
export function framePolicy(
  origins: readonly string[],
  addresses: Addresses,
  formTarget: "'none'" | "'self'" = "'none'",
): string {
  const ancestors = origins.flatMap((origin) => (origin === 'loopback' ? loopbackSources : origin));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${["'self'", ...addresses.origins].join(' ')}`,
    `form-action ${formTarget}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
