export type PreviewCommand =
  | { is: 'step'; by: 1 | -1 }
  | { is: 'end'; at: 'first' | 'last' }
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

/** What a key means here; undefined for keys that belong to the browser or to nobody. */
export function commandOf(press: KeyPress, own: readonly string[]): PreviewCommand | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined;
  const key = press.key.toLowerCase();
  return commands[key] ?? (own.includes(key) ? { is: 'own', key } : undefined);
}
