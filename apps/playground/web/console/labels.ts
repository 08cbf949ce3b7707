const instant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

export function whenOf(iso: string): string {
  return instant.format(new Date(iso));
}

/** `submitted_for_settlement` as people write it. */
export function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function moneyOf(amount: string, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(Number(amount));
}

export type Tone = 'good' | 'bad' | 'waiting' | 'plain';

const good = new Set(['settled', 'delivered']);
const bad = new Set([
  'failed',
  'gateway_rejected',
  'processor_declined',
  'settlement_declined',
  'authorization_expired',
]);
const over = new Set(['voided']);

/** How a status is colored; the word says it, too. */
export function toneOf(status: string): Tone {
  if (good.has(status)) return 'good';
  if (bad.has(status)) return 'bad';
  return over.has(status) ? 'plain' : 'waiting';
}
