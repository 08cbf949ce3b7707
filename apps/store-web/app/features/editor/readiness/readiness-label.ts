import type { DesignProblem } from '@albumen/print/checks/check-document';
import type { PlacedReadiness } from '@albumen/print/checks/readiness';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { facesLabel } from '@albumen/print/document/face-names';

/** How a design prints and whether it can be ordered, in a few words. */
export interface ReadinessLabel {
  level: 'good' | 'warn' | 'block' | 'unfinished';
  text: string;
}

export function readinessLabel(
  photos: readonly PlacedReadiness[],
  problems: readonly DesignProblem[],
  document: DesignDocument,
): ReadinessLabel {
  const empty = problems.filter(({ code }) => code === 'emptyPlace');
  if (empty.length > 0) {
    const count = empty.length === 1 ? '1 place is' : `${empty.length} places are`;
    return { level: 'unfinished', text: `${placesLabel(empty, document)}${count} empty` };
  }
  const few = problems.filter(({ code }) => code === 'fewPixels');
  const worst = few.find(({ level }) => level === 'block') ?? few[0];
  if (worst?.level === 'block') return pixelsLabel(worst, document);
  const blocking = problems.filter(({ level }) => level === 'block').length;
  if (blocking > 0) {
    return {
      level: 'unfinished',
      text: blocking === 1 ? '1 thing to fix' : `${blocking} things to fix`,
    };
  }
  const cut = problems.filter(({ code }) => code === 'cutFaces');
  // A head is missed more than a few pixels.
  if (cut.length > 0) return cutLabel(cut, document);
  if (worst !== undefined) return pixelsLabel(worst, document);
  const blank = problems.filter(({ code }) => code === 'blankSpread').length;
  if (blank > 0) {
    return {
      level: 'warn',
      text: blank === 1 ? '1 spread is blank' : `${blank} spreads are blank`,
    };
  }
  const open = problems.filter(
    ({ code }) => code === 'sampleWords' || code === 'blankWords',
  ).length;
  if (open > 0) {
    return { level: 'warn', text: open === 1 ? '1 text to write' : `${open} texts to write` };
  }
  if (photos.length === 0) return { level: 'good', text: 'Ready to print' };
  const least = Math.floor(Math.min(...photos.map(({ pixelsPerInch }) => pixelsPerInch)));
  const pixels = least >= 300 ? '300+' : String(least);
  return { level: 'good', text: `Prints sharp · ${pixels} ppi` };
}

function pixelsLabel(problem: DesignProblem, document: DesignDocument): ReadinessLabel {
  const pixels = Math.floor(problem.pixelsPerInch ?? 0);
  const where = placesLabel([problem], document);
  return problem.level === 'block'
    ? { level: 'block', text: `${where}Too few pixels · ${pixels} ppi` }
    : { level: 'warn', text: `${where}May look soft · ${pixels} ppi` };
}

function cutLabel(cut: readonly DesignProblem[], document: DesignDocument): ReadinessLabel {
  const count = cut.reduce((sum, { faceCount = 1 }) => sum + faceCount, 0);
  const faces = count === 1 ? 'A face is' : `${count} faces are`;
  return { level: 'warn', text: `${placesLabel(cut, document)}${faces} cut off` };
}

/** `Spread 3 · ` where a design has more than one side. */
function placesLabel(problems: readonly DesignProblem[], document: DesignDocument): string {
  const label = facesLabel(problems, document);
  return label === '' ? '' : `${label} · `;
}
