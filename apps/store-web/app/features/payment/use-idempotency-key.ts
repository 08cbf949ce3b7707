import { useRef } from 'react';
import { newKeyHeader } from './idempotency-key.ts';

/** The same key for the same content until it went through: sent again after a lost answer it is done once. */
export function useIdempotencyKey() {
  const kept = useRef<{ content: string; header: Record<string, string> }>(undefined);
  return {
    headersFor(content: string): Record<string, string> {
      if (kept.current?.content !== content) kept.current = { content, header: newKeyHeader() };
      return kept.current.header;
    },
    wentThrough(): void {
      kept.current = undefined;
    },
  };
}
