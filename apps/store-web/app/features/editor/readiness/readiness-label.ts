import type { DesignProblem } from '@albumen/print/checks/check-document';
import type { PlacedReadiness } from '@albumen/print/checks/readiness';

/** How a design prints and whether it can be ordered, in a few words. */
export interface ReadinessLabel {
  level: 'good' | 'warn' | 'block' | 'unfinished';
  text: string;
}

export function readinessLabel(
  photos: readonly PlacedReadiness[],
  problems: readonly DesignProblem[],
): ReadinessLabel {
  const empty = problems.filter(({ code }) => code === 'emptyPlace').length;
  if (empty > 0) {
    return {
      level: 'unfinished',
      text: empty === 1 ? '1 place is empty' : `${empty} places are empty`,
    };
  }
  const few = problems.filter(({ code }) => code === 'fewPixels');
  const worst = few.find(({ level }) => level === 'block') ?? few[0];
  if (worst !== undefined) {
    const pixels = Math.floor(worst.pixelsPerInch ?? 0);
    return worst.level === 'block'
      ? { level: 'block', text: `Too few pixels · ${pixels} ppi` }
      : { level: 'warn', text: `May look soft · ${pixels} ppi` };
  }
  const blocking = problems.filter(({ level }) => level === 'block').length;
  if (blocking > 0) {
    return {
      level: 'unfinished',
      text: blocking === 1 ? '1 thing to fix' : `${blocking} things to fix`,
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
