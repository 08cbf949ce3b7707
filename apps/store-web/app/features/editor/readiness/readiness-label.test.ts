import type { DesignProblem } from '@albumen/print/checks/check-document';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { expect, test } from 'vitest';
import { readinessLabel } from './readiness-label.ts';

const document: DesignDocument = {
  version: 1,
  family: 'print',
  faces: [{ kind: 'front', id: 'front', background: '#ffffff', layers: [] }],
};
const soft: DesignProblem = { code: 'fewPixels', level: 'warn', pixelsPerInch: 160.7 };
const tooFew: DesignProblem = { code: 'fewPixels', level: 'block', pixelsPerInch: 60.2 };
const cut: DesignProblem = { code: 'cutFaces', level: 'warn', faceCount: 2 };
const wrong: DesignProblem = { code: 'stretchedPhoto', level: 'block' };

test.each([
  ['what keeps it from being ordered', [cut, tooFew], ['block', 'Too few pixels · 60 ppi']],
  ['what has to be mended', [cut, wrong, soft], ['unfinished', '1 thing to fix']],
  ['faces that are cut', [soft, cut], ['warn', '2 faces are cut off']],
  ['few pixels', [soft], ['warn', 'May look soft · 160 ppi']],
] as const)('the label says first: %s', (_, problems, [level, text]) => {
  expect(readinessLabel([], problems, document)).toEqual({ level, text });
});
