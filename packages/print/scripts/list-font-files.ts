import { existsSync, writeFileSync } from 'node:fs';
import { fontFaces } from '../src/fonts/fonts.ts';

/** Letters of the West first: nearly every line needs no other file. */
const subsets = ['latin', 'latin-ext'];
const modules = new URL('../../../node_modules/', import.meta.url);

/* A bundler finds assets only where `new URL` and its path stand in the source. */
const entries = Object.entries(fontFaces).map(([key, { package: name, weight, style }]) => {
  const files = subsets
    .map((subset) => `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff`)
    .filter((file) => existsSync(new URL(file, modules)))
    .map((file) => `new URL('../../../node_modules/${file}', import.meta.url).href`);
  return `  ${key}: () => [\n    ${files.join(',\n    ')},\n  ],`;
});

writeFileSync(
  new URL('../src/browser/font-files.gen.ts', import.meta.url),
  `/** Addresses of each font's files; written by scripts/list-font-files.ts. */\nexport const fontFiles = {\n${entries.join('\n')}\n} as const;\n`,
);
