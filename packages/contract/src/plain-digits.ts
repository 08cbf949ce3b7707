/**
 * A code of digits as somebody types or pastes it: without spaces and hyphens, wide and Arabic digits
 * as 0 to 9. What else stands there stays, to be refused.
 */
export function plainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
