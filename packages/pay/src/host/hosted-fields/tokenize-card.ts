import { HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR } from '../../protocol/errors/hosted-fields.ts';
import { fromWireError, type WireError } from '../../protocol/error-wire.ts';
import { TOKENIZATION_REQUEST } from '../../protocol/hosted-fields.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import { shareDeviceData } from '../shared/share-device-data.ts';
import type { FieldFrame } from './field-frame.ts';
import { type InstanceParts, plain } from './instance-parts.ts';

/** Has the leading frame turn the fields into a nonce. Fails at once when the fields leave the page. */
export function tokenizeCard(parts: InstanceParts, options: unknown): Promise<unknown> {
  const { bus, frames, ended, configuration } = parts;
  return new Promise((resolve, reject) => {
    ended.addEventListener('abort', () =>
      reject(payError(HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR)),
    );
    bus.emit(TOKENIZATION_REQUEST, plain(options), (reply) => {
      const [error, payload] = reply as [WireError | null, { nonce?: string } | undefined];
      if (error) return reject(withContainers(fromWireError(error), frames));
      // Here and not in the frame, whose policy lets in nobody else's scripts.
      shareDeviceData(configuration, payload?.nonce);
      resolve(payload);
    });
  });
}

/** Frames know fields by key; the merchant gets their containers, too. */
function withContainers(error: BraintreeError, frames: readonly FieldFrame[]): BraintreeError {
  const details = error.details as
    | { invalidFieldKeys?: string[]; invalidFields?: unknown }
    | undefined;
  if (details?.invalidFieldKeys) {
    const isInvalid = ({ key }: FieldFrame): boolean =>
      details.invalidFieldKeys?.includes(key) ?? false;
    details.invalidFields = Object.fromEntries(
      frames.filter(isInvalid).map(({ key, container }) => [key, container]),
    );
  }
  return error;
}
