import type { Observation } from './observe.ts';

/**
 * What ours came to, briefly: what two wrong SDKs have in common is no success. It is kept in the
 * snapshot beside the test: a line that changes there has to be read against its scenario's name.
 */
export function outcomesOf({ notes, events, sent }: Observation): Readonly<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [label, noted] of Object.entries(notes)) {
    // The key is made up with the merchant.
    outcomes[label] = outcomeOf(noted).replace(/sandbox_[0-9a-z]+_\w+/, '<key>');
  }
  const types = events.map((event) => String(Object(event).type));
  if (types.length > 0) outcomes['events'] = types.join(' ');
  // Nothing else can be seen of it.
  if (Object.keys(outcomes).length === 0) outcomes['sent'] = sent.join(' ');
  return outcomes;
}

function outcomeOf(noted: unknown): string {
  const { gave, rejected, threw, isPending } = Object(noted);
  if (isPending) return 'pending';
  if (rejected) return `rejected with ${rejected.code ?? rejected.error ?? brief(rejected)}`;
  if (threw) return `threw ${threw.code ?? threw.error ?? brief(threw)}`;
  return gave === undefined ? brief(noted) : `gave ${brief(gave)}`;
}

const longestText = 80;

/** A short value itself, of others what they are made of. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  if (text.length <= longestText) return text;
  if (Array.isArray(value)) return `${value.length} of ${brief(value[0])}`;
  if (typeof value !== 'object' || value === null) return `${text.slice(0, longestText)}…`;
  return `{ ${Object.entries(value).map(inner).join(', ')} }`;
}

function inner([key, value]: [string, unknown]): string {
  if (typeof value !== 'object' || value === null) return `${key}: ${JSON.stringify(value)}`;
  // What fields say of themselves is what scenarios are about.
  if ('isValid' in value) return `${key}: ${validity(value)}`;
  if (key === 'fields') return `fields ${brief(value)}`;
  const brands = Array.isArray(value) ? value.map((card) => Object(card).type) : [];
  return key === 'cards' && brands.length < 4 ? `cards: ${brands.join(' or ')}` : key;
}

function validity({
  isValid,
  isPotentiallyValid,
}: {
  isValid: unknown;
  isPotentiallyValid?: unknown;
}) {
  if (isValid) return 'valid';
  return isPotentiallyValid ? 'not yet valid' : 'invalid';
}
