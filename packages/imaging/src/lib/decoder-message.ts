import { isRefusalCode } from '../refusal.ts';
import type { DecoderMessage } from './protocol.ts';

const maxSubjectCharacters = 200;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readRefusal(value: unknown): DecoderMessage | null {
  if (!isRecord(value) || !isRefusalCode(value['code'])) return null;
  const subject = value['subject'];
  const refusal =
    typeof subject === 'string' ? { subject: subject.slice(0, maxSubjectCharacters) } : {};
  return { kind: 'refused', refusal: { code: value['code'], ...refusal } };
}

/** Reads what a decoder process sent; anything that is no message of ours counts as its failure. */
export function readDecoderMessage(value: unknown): DecoderMessage {
  const unknown = {
    kind: 'failed',
    message: 'The imaging process sent an unknown message.',
  } as const;
  if (!isRecord(value)) return unknown;
  if (value['kind'] === 'ready') return { kind: 'ready' };
  if (value['kind'] === 'done') return { kind: 'done', value: value['value'] };
  if (value['kind'] === 'refused') return readRefusal(value['refusal']) ?? unknown;
  return value['kind'] === 'failed'
    ? { kind: 'failed', message: String(value['message']) }
    : unknown;
}
