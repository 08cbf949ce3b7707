import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Marked, type Tokens } from 'marked';

/** The pages of `docs/` as a gateway serves them; `index` is the one that GitHub shows first. */
export async function writeDocumentation(root: string, dist: string): Promise<void> {
  const folder = join(dist, 'docs');
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(join(root, 'docs'))) {
    const name = file === 'README.md' ? 'index' : basename(file, '.md');
    const text = await readFile(join(root, 'docs', file), 'utf8');
    await writeFile(join(folder, `${name}.html`), await pageOf(text));
  }
  await writeFile(join(folder, 'docs.css'), sheet);
  await writeFile(join(folder, 'docs.js'), script);
}

const renderer = {
  heading({ depth, text }: Tokens.Heading): string {
    const id = text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
    return `<h${depth} id="${id}">${text}</h${depth}>\n`;
  },
  /** A program is named, can be copied, and scrolls by keyboard. */
  code({ text, lang = '' }: Tokens.Code): string {
    const [language = '', file = ''] = lang.split(' ');
    const name = file || names[language] || language;
    return `<figure><figcaption>${name} <button type="button" hidden>Copy</button></figcaption>
<pre tabindex="0" role="group" aria-label="${name}"><code>${escapeHtml(text)}\n</code></pre></figure>\n`;
  },
};
const names: Readonly<Record<string, string>> = { sh: 'Terminal', json: 'package.json' };

/** A table that is wider than the window scrolls, by keyboard as well. */
function withWideTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const markdown = new Marked({ renderer });

async function pageOf(text: string): Promise<string> {
  const linked = text.replaceAll(/\]\(([\w-]+)\.md(#[\w-]*)?\)/g, '](/docs/$1$2)');
  const [, title = 'Documentation'] = /^# (.*)$/m.exec(text) ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Albumen Pay</title>
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/docs.js" defer></script>
</head>
<body>
<nav aria-label="Documentation"><a href="/docs">Albumen Pay: documentation</a> <a href="/test-values">Every test value</a></nav>
<main>
${withWideTables(await markdown.parse(linked))}</main>
</body>
</html>
`;
}

const sheet = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h3 { scroll-margin-top: 1rem; }
main { overflow-wrap: anywhere; }
pre, .wide { overflow-x: auto; }
.wide { overflow-wrap: normal; }
a { color: #0b57d0; color: light-dark(#0b57d0, #a8c7fa); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
figure { margin: 1rem 0; }
figcaption { display: flex; justify-content: space-between; align-items: baseline; font-size: 0.875rem; font-weight: 600; }
button { min-height: 1.75rem; min-width: 4.5rem; font: inherit; }
pre { margin: 0.25rem 0 0; padding: 1rem; border: 1px solid #8886; border-radius: 6px; line-height: 1.45; }
code { font: 0.875em/1.45 ui-monospace, monospace; }
table { border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #8886; }
`;

const script = `for (const button of document.querySelectorAll('figcaption button')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.closest('figure').querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
}
`;
