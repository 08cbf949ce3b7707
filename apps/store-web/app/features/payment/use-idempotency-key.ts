import { headers } from '@albumen/contract/wire-names';
import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The same key for the same content until it went through: sent again after a lost answer it is done once. */
export function useIdempotencyKey() {
  const kept = useRef<{ content: string; key: string }>(undefined);
  return {
    headersFor(content: string): Record<string, string> {
      if (kept.current?.content !== content) kept.current = { content, key: newIdempotencyKey() };
      return { [headers.idempotencyKey]: kept.current.key };
    },
    wentThrough(): void {
      kept.current = undefined;
    },
  };
}
