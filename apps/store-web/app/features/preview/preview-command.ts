export type PreviewCommand =
  | { is: 'step'; by: 1 | -1 }
  | { is: 'end'; at: 'first' | 'last' }
  /** Looks at another part of a photo that is larger than the screen: 1 is right or down. */
  | { is: 'pan'; x: 1 | 0 | -1; y: 1 | 0 | -1 }
  | { is: 'zoom'; by: 'in' | 'out' | 'whole' }
  | { is: 'details' }
  | { is: 'slideshow' }
  /** A key of the page that opened the preview. */
  | { is: 'own'; key: string };

export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const commands: Record<string, PreviewCommand> = {
  arrowleft: { is: 'step', by: -1 },
  arrowright: { is: 'step', by: 1 },
  home: { is: 'end', at: 'first' },
  end: { is: 'end', at: 'last' },
  '+': { is: 'zoom', by: 'in' },
  '=': { is: 'zoom', by: 'in' },
  '-': { is: 'zoom', by: 'out' },
  _: { is: 'zoom', by: 'out' },
  '0': { is: 'zoom', by: 'whole' },
  i: { is: 'details' },
  ' ': { is: 'slideshow' },
};

const pans: Record<string, PreviewCommand> = {
  arrowleft: { is: 'pan', x: -1, y: 0 },
  arrowright: { is: 'pan', x: 1, y: 0 },
  arrowup: { is: 'pan', x: 0, y: -1 },
  arrowdown: { is: 'pan', x: 0, y: 1 },
};

interface Situation {
  /** Keys of the page that opened the preview. */
  own: readonly string[];
  isZoomed: boolean;
}

/** What a key means here; undefined for keys that belong to the browser or to nobody. */
export function commandOf(press: KeyPress, now: Situation): PreviewCommand | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined;
  const key = press.key.toLowerCase();
  const pan = now.isZoomed ? pans[key] : undefined;
  return pan ?? commands[key] ?? (now.own.includes(key) ? { is: 'own', key } : undefined);
}
