import { beforeEach } from 'vitest';
import { demoServerKeys, serverSdk } from '../server-sdk.ts';
import { startTestGateway } from '../test-gateway.ts';
import { demoKey, openPage } from '../test-page.ts';
import { walletPassword } from '../../src/world/paypal/payers.ts';

/** A gateway, a page that starts payments by wallet, a payer's browser and the merchant's server. */
export async function openPayPalRig() {
  const gateway = await startTestGateway({ poolSize: 4 });
  const { origin, reset } = gateway;
  const page = openPage({ gateway: origin, authorization: demoKey });
  const sdk = serverSdk(origin, demoServerKeys);
  beforeEach(reset);
  const html = `${origin}/web/3.109.0/html`;
  const ways = {
    returnUrl: `${html}/redirect-frame.min.html?channel=x`,
    cancelUrl: `${html}/cancel-frame.min.html?channel=x`,
  };
  const path = '/client_api/v1/paypal_hermes';
  async function start(more: object = {}) {
    const order = { ...ways, amount: '25.00', currencyIsoCode: 'USD', ...more };
    const { body } = await page.post(`${path}/create_payment_resource`, order);
    return (body as unknown as { paymentResource: PaymentResource }).paymentResource;
  }
  async function startAgreement(more: object = {}) {
    const { body } = await page.post(`${path}/setup_billing_agreement`, { ...ways, ...more });
    return (body as unknown as { agreementSetup: AgreementSetup }).agreementSetup;
  }
  /** Where the wallet shows the review to who has logged in. */
  async function enter(url: string, email: string): Promise<string> {
    const reply = await post(url, { answer: 'log-in', email, password: walletPassword });
    return new URL(reply.headers.get('location') ?? '', origin).href;
  }
  /** What the address says that the wallet leads to. */
  async function approve(url: string, choices: Record<string, string> = {}) {
    const reply = await post(url, { answer: 'approve', total: '2500', ...choices });
    return new URL(reply.headers.get('location') ?? '', origin).searchParams;
  }
  function tokenize(said: URLSearchParams, more: object = {}) {
    const agreement = said.get('ba_token');
    const claim = agreement
      ? { billingAgreementToken: agreement, correlationId: agreement }
      : {
          paymentToken: said.get('paymentId'),
          payerId: said.get('PayerID'),
          correlationId: said.get('token'),
          intent: 'authorize',
        };
    const paypalAccount = { ...claim, ...more };
    return page.post('/client_api/v1/payment_methods/paypal_accounts', { paypalAccount });
  }
  return { ...gateway, page, sdk, start, startAgreement, enter, approve, tokenize };
}

interface PaymentResource {
  paymentToken: string;
  redirectUrl: string;
  intent: string;
}

interface AgreementSetup {
  tokenId: string;
  approvalUrl: string;
}

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
