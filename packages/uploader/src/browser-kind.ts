/**
 * Whether this browser takes batches of thousands of files well: Chrome, Firefox and their kin. In
 * others the sentence about the file limit suggests those two.
 */
export function isLargeBatchBrowser(userAgent: string): boolean {
  return /\b(Chrome|Chromium|Firefox)\//.test(userAgent);
}
