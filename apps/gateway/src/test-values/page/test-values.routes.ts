import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/html.ts';
import { tables, type ValueTable } from './tables.ts';

const sheet = '/test-values.css';

/** What to type to see everything happen, as a page and, with `.json`, for programs. */
export async function addTestValues(app: FastifyInstance): Promise<void> {
  const css = await readFile(new URL('test-values.css', import.meta.url));
  const integrity = `sha384-${createHash('sha384').update(css).digest('base64')}`;
  const page = renderPage(integrity);
  app.get('/test-values', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy':
          "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(page),
  );
  app.get(sheet, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, no-cache' })
      .send(css),
  );
  app.get('/test-values.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send({ tables }),
  );
}

function renderPage(integrity: string): string {
  const links = tables.map(
    ({ id, title, rows }) =>
      `<li><a href="#${id}">${escapeHtml(title)} <span>${rows.length}</span></a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test values of the payment sandbox</title>
<link rel="stylesheet" href="${sheet}" integrity="${integrity}">
</head>
<body>
<div class="page">
<header>
<p class="mark"><strong>SANDBOX</strong></p>
<h1>Test values</h1>
<p class="lead">No money moves here, and no real card is taken. What you type decides what happens; a click on a value selects all of it.</p>
</header>
<nav aria-label="Tables"><ul>${links.join('')}</ul></nav>
<main>
${tables.map(renderTable).join('\n')}
</main>
</div>
</body>
</html>
`;
}

function renderTable({ id, title, note, columns, rows }: ValueTable): string {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`);
  const lines = rows.map((row, position) => renderRow(row, rows[position - 1]));
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)}</h2>
<p>${escapeHtml(note)}</p>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>
</section>`;
}

type Row = ValueTable['rows'][number];

function renderRow([value = '', ...rest]: Row, above: Row = []): string {
  const cells = rest.map((cell, position) => {
    const isSame = cell === above[position + 1];
    return `<td${isSame ? ' class="same"' : ''}>${escapeHtml(cell)}</td>`;
  });
  return `<tr><th scope="row"><code>${escapeHtml(value)}</code></th>${cells.join('')}</tr>`;
}
