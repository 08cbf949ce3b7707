import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import type { LocalPayment } from '../../modules/local-payments/local-payment.ts';
import {
  changePayment,
  getPaymentAtBank,
} from '../../modules/local-payments/local-payments.service.ts';
import { eventIn, type PaymentEvent } from '../../modules/local-payments/payment-status.ts';
import { nameToPayers } from '../../modules/merchants/merchants.service.ts';
import { addQuestion } from '../pages/question.ts';
import { renderPaymentPage } from './payment-page.ts';

/** Where payers approve at their bank. */
export function addPaymentPage(scope: FastifyInstance, deps: Dependencies): void {
  addQuestion(scope, deps, {
    path: '/bank/:key',
    find: (request) => paymentAt(deps, request),
    show: async (payment) => {
      const { merchantId, returnUrl, cancelUrl } = payment;
      const merchantName = await nameToPayers(deps.db, merchantId);
      const page = await renderPaymentPage({ payment, merchantName });
      return { page, merchantId, returnUrls: [returnUrl, cancelUrl] };
    },
    answer: async (payment, { body }) => {
      const event = eventIn(body);
      const changed = event && (await changePayment(deps, payment, event));
      return changed && { redirect: returnAddress(changed, event) };
    },
  });
}

async function paymentAt(deps: Dependencies, { params }: FastifyRequest): Promise<LocalPayment> {
  const { key = '' } = textsOf(params);
  return (await getPaymentAtBank(deps, key)) ?? refuse(404, 'There is no such payment.');
}

const errorCodes: Partial<Record<PaymentEvent, string>> = {
  decline: 'payment_declined',
  fail: 'processing_error',
};

/** Where the payer goes from the bank, and what that address says. */
function returnAddress(payment: LocalPayment, event: PaymentEvent): string {
  const { returnUrl, cancelUrl, token, id, payerId } = payment;
  const url = new URL((event === 'cancel' ? cancelUrl : returnUrl) ?? '');
  url.searchParams.set('token', token);
  const errorcode = errorCodes[event];
  if (errorcode !== undefined) url.searchParams.set('errorcode', errorcode);
  if (event === 'approve') {
    url.searchParams.set('paymentId', id);
    url.searchParams.set('PayerID', payerId ?? '');
  }
  return url.href;
}
