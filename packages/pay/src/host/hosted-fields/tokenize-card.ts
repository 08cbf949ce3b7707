import { HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR } from '../../protocol/errors/hosted-fields.ts';
import { fromWireError, type WireError } from '../../protocol/error-wire.ts';
import { recordOf } from '../../protocol/json.ts';
import { TOKENIZATION_REQUEST } from '../../protocol/hosted-fields.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import type { HostedFieldsTokenizePayload } from '../../types/hosted-fields.ts';
import { shareDeviceData } from '../shared/share-device-data.ts';
import type { FieldFrame } from './field-frame.ts';
import { askFrames, type InstanceParts, plain } from './instance-parts.ts';

type FrameReply = readonly [WireError] | readonly [null, HostedFieldsTokenizePayload];

/** Has the leading frame turn the fields into a nonce. Fails at once when the fields leave the page. */
export async function tokenizeCard(
  parts: InstanceParts,
  options: unknown,
): Promise<HostedFieldsTokenizePayload> {
  const reply = await askFrames(parts, {
    event: TOKENIZATION_REQUEST,
    data: plain(options),
    end: payError(HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR),
  });
  // The frame's `tokenize` answers so.
  const [error, payload] = reply as FrameReply;
  if (error) throw withContainers(fromWireError(error), parts.frames);
  // Here and not in the frame, whose policy lets in nobody else's scripts.
  shareDeviceData(parts.configuration, payload.nonce);
  return payload;
}

/** Frames know fields by key; the merchant gets their containers, too. */
function withContainers(error: BraintreeError, frames: readonly FieldFrame[]): BraintreeError {
  const { invalidFieldKeys: keys } = recordOf(error.details);
  if (Array.isArray(keys)) {
    const invalid = frames.filter(({ key }) => keys.includes(key));
    const invalidFields = Object.fromEntries(invalid.map(({ key, container }) => [key, container]));
    error.details = { ...recordOf(error.details), invalidFields };
  }
  return error;
}
