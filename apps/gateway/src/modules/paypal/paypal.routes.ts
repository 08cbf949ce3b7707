import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { ownAddresses } from '../client-api/own-addresses.ts';
import { presentAccount as presentLocalPayment } from '../local-payments/local-payment.presenter.ts';
import { tokenizePayment } from '../local-payments/local-payments.service.ts';
import { presentAccount } from './account.presenter.ts';
import { tokenizeAccount } from './accounts.service.ts';
import { issueTestAccount } from './test-account.ts';
import { createAgreement, createPayment, patchPayment } from './requests.service.ts';

const text = z.string().nullish();

const claim = z.object({
  paymentToken: text,
  payerId: text,
  billingAgreementToken: text,
  correlationId: text,
  consentCode: text,
  accessToken: text,
  token: text,
  options: z.object({ validate: z.boolean().nullish() }).nullish(),
});

type Claim = z.output<typeof claim>;

/** PayPal's part of the client API; accounts of local payments are tokenized by the same call. */
export function addPayPal(scope: FastifyInstance, deps: Dependencies): void {
  const path = '/client_api/v1/paypal_hermes';
  scope.post(`${path}/create_payment_resource`, async (request, reply) => {
    const made = await createPayment(deps, await askingOf(deps, request));
    const redirectUrl = addressAt(deps, request, deps.world.payPal.checkoutPath(made.token));
    const { id, terms } = made;
    const paymentResource = { paymentToken: id, intent: terms.intent, redirectUrl };
    return reply.status(201).send({ paymentResource });
  });
  scope.post(`${path}/setup_billing_agreement`, async (request, reply) => {
    const { id } = await createAgreement(deps, await askingOf(deps, request));
    const approvalUrl = addressAt(deps, request, deps.world.payPal.agreementPath(id));
    return reply.status(201).send({ agreementSetup: { tokenId: id, approvalUrl } });
  });
  scope.post(`${path}/patch_payment_resource`, async (request) => {
    await patchPayment(deps, await readClientCall(deps, request));
    return { authorization: { error: null, errorDescription: null, processorResponseCode: null } };
  });
  scope.post('/client_api/v1/payment_methods/paypal_accounts', async (request, reply) => {
    const { input, ...caller } = await readClientCall(deps, request);
    const read = claim.safeParse(input['paypalAccount']);
    const account = read.success && (await accountOf(deps, caller, read.data));
    if (!account) {
      refuse(422, 'PayPal account is invalid', {
        fieldErrors: [
          {
            path: ['paypalAccount', 'paymentToken'],
            code: '',
            message: 'There is no approved payment of this id and payer.',
          },
        ],
      });
    }
    const { isVaulted, presented } = account;
    return reply.status(isVaulted ? 201 : 202).send({ paypalAccounts: [presented] });
  });
}

async function askingOf(deps: Dependencies, request: FastifyRequest) {
  const { merchant, input } = await readClientCall(deps, request);
  const isOwn = await ownAddresses(deps, request, merchant.id);
  return {
    merchant,
    input,
    isOwnAddress: (url: string) => isOwn(url) || deps.world.payPal.isOwnPage(url),
  };
}

function addressAt(
  { settings }: Pick<Dependencies, 'settings'>,
  request: FastifyRequest,
  path: string,
): string {
  return `${addressesFor(settings, request).assets}${path}`;
}

/** A local payment or what a wallet's owner approved. */
async function accountOf(deps: Dependencies, caller: ClientCaller, read: Claim) {
  const { paymentToken, payerId, billingAgreementToken } = read;
  const correlationId = read.correlationId ?? undefined;
  const hasApproval = paymentToken || payerId || billingAgreementToken;
  // Who names nothing at all is told what is missing.
  const isOfTests = !hasApproval && (read.consentCode || read.accessToken || read.token);
  if (isOfTests && deps.settings.GATEWAY_SANDBOX) {
    const presented = await issueTestAccount(deps, caller, {
      consentCode: read.consentCode ?? undefined,
      accessToken: read.accessToken ?? undefined,
      token: read.token ?? undefined,
    });
    return { presented, isVaulted: false };
  }
  if (paymentToken && payerId) {
    const local = { paymentToken, payerId, correlationId };
    const found = await tokenizePayment(deps, caller.merchant, local);
    if (found) return { presented: presentLocalPayment(found), isVaulted: false };
  }
  const tokenized = await tokenizeAccount(deps, caller, {
    paymentToken: paymentToken ?? undefined,
    payerId: payerId ?? undefined,
    billingAgreementToken: billingAgreementToken ?? undefined,
    isValidating: read.options?.validate ?? false,
  });
  if (!tokenized) return undefined;
  return {
    presented: presentAccount(deps.world.payPal, tokenized, correlationId),
    isVaulted: tokenized.isVaulted,
  };
}
