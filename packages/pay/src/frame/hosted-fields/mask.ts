/** How a field that is not being typed in hides its value. */
export interface MaskOptions {
  character: string;
  /** The last four digits of a valid card number stay. */
  showLastFour: boolean;
}

/** Hides every character but separators. */
export function maskText(text: string, { character, showLastFour }: MaskOptions): string {
  const kept = showLastFour ? /[^\s/-](?=(?:[\s/-]*[^\s/-]){4})/g : /[^\s/-]/g;
  return text.replace(kept, () => character);
}
