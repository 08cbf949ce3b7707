import type { FieldEvent } from '@albumen/pay-react';
import { note } from '../../live-log/log.ts';

/** Notes an event of the fields in one line. */
export function noteEvent(event: FieldEvent): void {
  note('fields', event.type, { detail: detailOf(event), step: 'events' });
}

function detailOf(event: FieldEvent): string {
  if (event.type === 'binAvailable') return `first digits ${event.payload.bin}`;
  const { emittedBy, cards, fields } = event.payload;
  if (event.type === 'cardTypeChange') {
    return cards.length === 1 ? (cards[0]?.niceType ?? '') : `${cards.length} brands possible`;
  }
  if (event.type !== 'validityChange') return emittedBy;
  const { isValid, isPotentiallyValid } = fields[emittedBy];
  return `${emittedBy}: ${isValid ? 'valid' : isPotentiallyValid ? 'could become valid' : 'invalid'}`;
}
