/** `2026-11-27 12:00 UTC` of an ISO instant: for operators, who may sit in several zones. */
export function toMinute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}
