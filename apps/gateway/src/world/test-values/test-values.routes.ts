import { join } from 'node:path';
import { html, type Html } from '@albumen/server-kit/html';
import type { FastifyInstance } from 'fastify';
import { bundleOnce } from '../../browser-files/bundle.ts';
import { tables, type ValueTable } from './tables.ts';

const sheet = '/test-values.css';
const files = bundleOnce({ style: [join(import.meta.dirname, 'test-values.css')] });

/** What to type to see everything happen, as a page and, with `.json`, for programs. */
export async function addTestValues(app: FastifyInstance): Promise<void> {
  app.get('/test-values', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy':
          "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(renderPage((await files()).style.integrity).text),
  );
  app.get(sheet, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, no-cache' })
      .send((await files()).style.bytes),
  );
  app.get('/test-values.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send({ tables }),
  );
}

function renderPage(integrity: string): Html {
  const links = tables.map(
    ({ id, title, rows }) =>
      html`<li><a href="#${id}">${title} <span>${rows.length}</span></a></li>`,
  );
  return html`<!doctype html>
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
<nav aria-label="Tables"><ul>${links}</ul></nav>
<main>
${tables.map(renderTable)}
</main>
</div>
</body>
</html>
`;
}

function renderTable({ id, title, note, columns, rows }: ValueTable): Html {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  const lines = rows.map((row, position) => renderRow(row, rows[position - 1]));
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p>${note}</p>
<table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table>
</section>`;
}

type Row = ValueTable['rows'][number];

function renderRow([value = '', ...rest]: Row, above: Row = []): Html {
  const cells = rest.map((cell, position) => {
    const isSame = cell === above[position + 1];
    return html`<td${isSame && html` class="same"`}>${cell}</td>`;
  });
  return html`<tr><th scope="row"><code>${value}</code></th>${cells}</tr>`;
}
