import type { NonceOutcome } from '../../db/column-values.ts';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import { getMerchant, merchantOfTokenizationKey } from '../merchants/merchants.service.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { issueNonce } from '../nonces/nonces.service.ts';
import { presentCardNonce } from '../nonces/card-nonce.presenter.ts';
import { storeCard } from '../vault/cards.service.ts';
import { readGoogleFingerprint } from './google-fingerprint.ts';
import { googleBrandsOf } from './google-pay-offer.ts';

/** A card as Google's wallet hands it over. */
export interface GoogleCard {
  brand: string;
  /** What is printed on it. */
  number: string;
  /** The network token that stands for it on this device, which is then what is charged. */
  tokenNumber?: string;
  outcome?: NonceOutcome;
}

/** `parameters` of a merchant's tokenization specification, which nobody has checked. */
export type TokenizationParameters = Readonly<Record<string, unknown>>;

/** What a merchant's page reads in the text that Google hands to it. */
export type GoogleToken =
  | { androidPayCards: readonly object[] }
  | { error: { message: string }; fieldErrors: readonly object[] };

/** The card of a wallet as a nonce of the merchant whom the parameters name; else why not. */
export async function tokenizeForGoogle(
  deps: Dependencies,
  parameters: TokenizationParameters,
  card: GoogleCard,
): Promise<GoogleToken> {
  const merchant = await merchantNamed(deps, parameters);
  if (!merchant) return refused('Authorization fingerprint is invalid.');
  if (!merchant.options.googlePayEnabled) return refused('Google Pay is not enabled.');
  if (!googleBrandsOf(merchant).includes(card.brand)) return refused('Card type is not accepted.');
  return { androidPayCards: [await issueCard(deps, merchant, card)] };
}

export function refused(message: string): GoogleToken {
  return { error: { message }, fieldErrors: [] };
}

/** The first version of Google's API carries a tokenization key, the second a fingerprint. */
async function merchantNamed(
  { db, secrets, clock }: Dependencies,
  parameters: TokenizationParameters,
): Promise<Merchant | undefined> {
  const signing = { secret: secrets.secret, now: clock.now() };
  const fingerprint = parameters['braintree:authorizationFingerprint'];
  const id = await readGoogleFingerprint(signing, fingerprint);
  const key = parameters['braintree:clientKey'];
  const merchant =
    id === undefined && typeof key === 'string'
      ? await merchantOfTokenizationKey(db, key)
      : id && (await getMerchant(db, id));
  return merchant && merchant.id === parameters['braintree:merchantId'] ? merchant : undefined;
}

async function issueCard(
  { db, clock, sealer }: Dependencies,
  merchant: Merchant,
  { number, tokenNumber, brand, outcome }: GoogleCard,
): Promise<object> {
  const now = timeOf(clock, merchant);
  const lastFour = number.slice(-4);
  const nonce = await db.transaction().execute(async (trx) => {
    const entry = {
      number: tokenNumber ?? number,
      expirationMonth: '12',
      expirationYear: String(now.getUTCFullYear() + 4),
    };
    const card = await storeCard(trx, sealer, { merchantId: merchant.id, entry, now });
    const issued = await issueNonce(
      trx,
      { clock, merchant },
      {
        type: 'AndroidPayCard',
        card,
        outcome: outcome ?? null,
        details: {
          isNetworkTokenized: tokenNumber !== undefined,
          sourceCardType: brand,
          sourceCardLast4: lastFour,
          sourceDescription: `${brand} ${lastFour}`,
          googleTransactionId: newId(),
        },
      },
    );
    return presentCardNonce(issued, card);
  });
  return {
    type: 'AndroidPayCard',
    nonce: nonce.nonce,
    description: 'Android Pay',
    consumed: false,
    details: {
      bin: nonce.details.bin,
      cardType: brand,
      lastFour,
      lastTwo: lastFour.slice(2),
      isNetworkTokenized: tokenNumber !== undefined,
    },
    binData: nonce.binData,
  };
}
