import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { type XmlObject, xmlOf } from '../../xml/xml-value.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { getNonce, issueNonce } from '../nonces/nonces.service.ts';
import { getPaymentMethod } from './payment-methods.service.ts';
import { presentWalletCard } from './wallet-card.presenter.ts';
import { readInsight } from './authentication-insight.ts';
import type { ServerRoute } from '../server-api/server-route.ts';

const root = 'paymentMethodNonce';

/** Nonces of vaulted methods, and what stands behind any nonce of the merchant. */
export function addMethodNonces(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/payment_methods/:token/nonces', async ({ merchant, params, body }) => {
    const key = { merchantId: merchant.id, token: params['token'] ?? '' };
    const method = await getPaymentMethod(deps.db, key);
    if (!method) refuse(404, 'There is no such payment method.');
    const { type, card, details, token, customerId, isDefault } = method;
    const content = { type, card, details, customerId, paymentMethodToken: token };
    const nonce = await issueNonce(deps.db, { clock: deps.clock, merchant }, content);
    const insight = await readInsight(deps.db, merchant.id, body);
    return { status: 201, root, value: { ...presentNonce(nonce, isDefault), ...insight } };
  });

  route('GET', '/payment_method_nonces/:nonce', async ({ merchant, params }) => {
    const nonce = await getNonce(deps.db, { ...deps, merchant }, params['nonce'] ?? '');
    if (!nonce) refuse(404, 'There is no such nonce.');
    return { root, value: presentNonce(nonce, false) };
  });
}

function presentNonce(nonce: Nonce, isDefault: boolean): XmlObject {
  const { card, threeDSecure } = nonce;
  return {
    nonce: nonce.nonce,
    type: nonce.type,
    consumed: nonce.isConsumed,
    default: isDefault,
    description: card ? `ending in ${card.lastFour.slice(-2)}` : nonce.type,
    customerId: nonce.customerId,
    isLocked: false,
    securityQuestions: null,
    details: card ? cardDetails(nonce, card) : accountDetails(nonce),
    // The SDK reads these of a mandate beside the details.
    ...(nonce.type === 'SepaDebitAccount' && mandateOf(nonce)),
    binData: card ? { ...card.binData } : null,
    threeDSecureInfo: threeDSecure === null ? null : xmlOf(threeDSecure),
  };
}

function accountDetails({ type, details }: Nonce): XmlObject {
  if (type === 'SepaDebitAccount') return mandateOf({ details });
  if (type !== 'PayPalAccount') return xmlOf(details);
  const { email = null, paymentId: _, ...payer } = xmlOf(details);
  return { email, payerInfo: { email, ...payer } };
}

function mandateOf({ details }: Pick<Nonce, 'details'>): XmlObject {
  const { last4 = null, ...mandate } = xmlOf(details);
  return { correlationId: null, ibanLastChars: last4, ...mandate };
}

function cardDetails({ type, details }: Nonce, card: NonNullable<Nonce['card']>): XmlObject {
  const shown = { brand: card.brand, lastFour: card.lastFour };
  const { cardType: _, ...ofWallet } = presentWalletCard(type, shown, details);
  return {
    bin: card.bin,
    cardType: card.brand,
    lastTwo: card.lastFour.slice(-2),
    lastFour: card.lastFour,
    cardholderName: card.cardholderName,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    isNetworkTokenized: false,
    ...ofWallet,
  };
}
