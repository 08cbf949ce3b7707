import { html, type Html } from '@albumen/server-kit/html';
import type { BrowserFile } from '../browser-files/browser-file.ts';

/** A frame's script or style sheet, by its path below the page's folder. */
export interface FrameFile {
  path: string;
  file: BrowserFile;
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
  const sheet =
    style &&
    html`<link rel="stylesheet" href="${style.path}" integrity="${style.file.integrity}" crossorigin>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="albumen-origins" content="${origins.join(' ')}">
<title>${title}</title>
${sheet}
${before && scriptTag(before)}${scriptTag(script)}
</head>
<body></body>
</html>
`.text;
}

function scriptTag({ path, file }: FrameFile): Html {
  return html`<script defer src="${path}" integrity="${file.integrity}" crossorigin></script>`;
}
