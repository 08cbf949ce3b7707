import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shot } from './shoot.ts';

/** One page with all screens, to look at them side by side. */
export async function writeContactSheet(folder: string, shots: readonly Shot[]): Promise<void> {
  const byName = Map.groupBy(shots, ({ name }) => name);
  const parts = [...byName].map(([name, ofName]) => sectionOf(name, ofName));
  const links = [...byName.keys()].map((name) => `<a href="#${name}">${name}</a>`);
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 1rem; background: #8a8a8a; color: #000 }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem }
  section { margin-top: 2rem }
  div { display: flex; gap: 0.5rem; align-items: start; overflow-x: auto }
  figure { margin: 0 }
  img { height: 420px; max-width: 480px; object-fit: cover; object-position: top; background: #fff }
</style>
<h1>${shots.length} screens</h1>
<nav>${links.join('')}</nav>
${parts.join('\n')}
</html>
`,
  );
}

function sectionOf(name: string, shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ file, labBrand, width, scheme }) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a>
<figcaption>${labBrand} ${width} ${scheme}</figcaption></figure>`,
  );
  return `<section id="${name}"><h2>${name}</h2><div>${figures.join('\n')}</div></section>`;
}
