import { writeFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type PathCommand } from 'opentype.js';
import { fontFaces, type FontKey } from '../src/fonts/fonts.ts';

interface Lettering {
  font: FontKey;
  text: string;
  tracking?: number;
}

/** Words that designs show as drawings, in foil or ink, and that no customer changes. */
const wordings: Record<string, Lettering> = {
  merryChristmas: { font: 'greatVibes', text: 'Merry Christmas' },
  noel: { font: 'bodoni', text: 'NOEL', tracking: 0.26 },
  two: { font: 'abril', text: '2' },
  zero: { font: 'abril', text: '0' },
  seven: { font: 'abril', text: '7' },
  hanukkah: { font: 'tenor', text: 'Happy Hanukkah', tracking: 0.02 },
  thankYou: { font: 'allura', text: 'Thank you' },
  always: { font: 'allura', text: 'Always' },
  joyJ: { font: 'abril', text: 'J' },
  joyY: { font: 'abril', text: 'Y' },
  saveTheDate: { font: 'greatVibes', text: 'Save the Date' },
  happyNewYear: { font: 'josefinLight', text: 'HAPPY NEW YEAR', tracking: 0.3 },
};

const sizePt = 100;
const { resolve } = createRequire(import.meta.url);

function outline({ font, text, tracking = 0 }: Lettering): object {
  const face = fontFaces[font];
  const file = `@fontsource/${face.package}/files/${face.package}-latin-${face.weight}-${face.style}.woff`;
  const bytes = readFileSync(resolve(file));
  const parsed = parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const path = parsed.getPath(text, 0, 0, sizePt, { kerning: true, letterSpacing: tracking });
  const box = path.getBoundingBox();
  return { left: short(box.x1), right: short(box.x2), d: path.commands.map(written).join('') };
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}

/** One command with its numbers apart by spaces: `place` reads them in pairs. */
function written(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const pairs: string[] = [];
  if ('x1' in command) pairs.push(`${short(command.x1)} ${short(command.y1)}`);
  if ('x2' in command) pairs.push(`${short(command.x2)} ${short(command.y2)}`);
  pairs.push(`${short(command.x)} ${short(command.y)}`);
  return command.type + pairs.join(' ');
}

const outlines = Object.fromEntries(
  Object.entries(wordings).map(([key, lettering]) => [key, outline(lettering)]),
);
const target = new URL('../designs/lib/lettering.gen.ts', import.meta.url);
writeFileSync(
  target,
  `/** Outlines at 100 pt from the baseline's left end; written by scripts/outline-lettering.ts. */\nexport const lettering = ${JSON.stringify(outlines, null, 2)} as const;\n`,
);
