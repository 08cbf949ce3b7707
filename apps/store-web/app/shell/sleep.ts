/** Resolves after so many milliseconds; at once where they are over. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
