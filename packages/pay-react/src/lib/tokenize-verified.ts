import type {
  HostedFields,
  HostedFieldsTokenizeOptions,
  HostedFieldsTokenizePayload,
} from '@albumen/pay/hosted-fields';
import type {
  ThreeDSecureVerifyOptions,
  ThreeDSecureVerifyPayload,
} from '@albumen/pay/three-d-secure';
import type { Pay } from './pay-context.ts';

/** What the card's bank is asked: `amount`, and whatever else of 3-D Secure is known. */
export type VerifyOptions = Omit<ThreeDSecureVerifyOptions, 'nonce' | 'bin'>;

export interface TokenizeOptions extends HostedFieldsTokenizeOptions {
  /** Has the card verified by its bank (3-D Secure); needs a client token. */
  verify?: VerifyOptions | undefined;
}

/** A card. `verification` is there when it was asked for; the nonce is the verified one then. */
export interface CardPayload extends HostedFieldsTokenizePayload {
  verification?: ThreeDSecureVerifyPayload;
}

/** Tokenizes, and verifies where that is asked for; its script is loaded for the first such card. */
export async function tokenizeVerified(
  { client, load }: Pay,
  fields: HostedFields,
  options?: TokenizeOptions,
): Promise<CardPayload> {
  const { verify, ...own } = options ?? {};
  if (!verify || !client) return options ? fields.tokenize(own) : fields.tokenize();
  const { nonce, ...payload } = await fields.tokenize(own);
  const { create } = await load('threeDSecure');
  const secure = await create({ client, version: 2 });
  try {
    const { bin } = payload.details;
    const verification = await secure.verifyCard({ ...verify, nonce, bin });
    return { ...payload, nonce: verification.nonce, verification };
  } finally {
    await secure.teardown();
  }
}
