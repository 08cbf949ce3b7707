import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { BankPages } from '../../frames/bank/bank-pages.ts';
import { refuse } from '../../http/refusal.ts';
import { nameToPayers } from '../merchants/merchants.service.ts';
import { renderBankPage } from './bank-page.ts';
import type { LocalPayment } from './local-payment.ts';
import { changePayment, getPaymentAtBank } from './local-payments.service.ts';
import { eventIn, type PaymentEvent } from './payment-status.ts';

/** Where payers approve at their bank. */
export function addPaymentPage(scope: FastifyInstance, deps: Dependencies, pages: BankPages): void {
  scope.get('/bank/:key', async (request, reply) =>
    pages.send(reply, await shown(await paymentAt(deps, request), request)),
  );
  scope.post('/bank/:key', async (request, reply) => {
    const payment = await paymentAt(deps, request);
    const event = eventIn(request.body);
    const changed = event && (await changePayment(deps, payment, event));
    if (!changed) return pages.send(reply, await shown(await paymentAt(deps, request), request));
    return reply.redirect(wayBack(changed, event), 303);
  });

  async function shown(payment: LocalPayment, request: FastifyRequest) {
    const { merchantId, returnUrl, cancelUrl } = payment;
    const merchantName = await nameToPayers(deps.db, merchantId);
    const html = renderBankPage({ payment, merchantName, files: await pages.files() });
    return { html, request, merchantId, waysBack: [returnUrl, cancelUrl] };
  }
}

async function paymentAt(deps: Dependencies, { params }: FastifyRequest): Promise<LocalPayment> {
  const { key } = params as { key: string }; // named in the path
  return (await getPaymentAtBank(deps, key)) ?? refuse(404, 'There is no such payment.');
}

const errorCodes: Partial<Record<PaymentEvent, string>> = {
  decline: 'payment_declined',
  fail: 'processing_error',
};

/** Where the payer goes from the bank, and what that address says. */
function wayBack(payment: LocalPayment, event: PaymentEvent | undefined): string {
  const { returnUrl, cancelUrl, token, id, payerId } = payment;
  const url = new URL((event === 'cancel' ? cancelUrl : returnUrl) ?? '');
  url.searchParams.set('token', token);
  const errorcode = event && errorCodes[event];
  if (errorcode !== undefined) url.searchParams.set('errorcode', errorcode);
  if (event === 'approve') {
    url.searchParams.set('paymentId', id);
    url.searchParams.set('PayerID', payerId ?? '');
  }
  return url.href;
}
