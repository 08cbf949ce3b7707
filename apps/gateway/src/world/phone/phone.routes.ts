import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { LocalPayment } from '../../modules/local-payments/local-payment.ts';
import {
  changePayment,
  getPaymentOnPhone,
  listOnPhone,
} from '../../modules/local-payments/local-payments.service.ts';
import { eventIn } from '../../modules/local-payments/payment-status.ts';
import { nameToPayers } from '../../modules/merchants/merchants.service.ts';
import { sendPage } from '../pages/send-page.ts';
import { renderPhonePage } from './phone-page.ts';

/** A phone for payments without a window. It is nobody's page: whoever names a phone has it. */
export function addPhone(scope: FastifyInstance, deps: Dependencies): void {
  scope.get('/phone', async (request, reply) =>
    show(reply, { phoneKey: keyIn(textsOf(request.query)['for']) }),
  );
  scope.post('/phone', async ({ body }, reply) => {
    const { for: given, payment: token } = textsOf(body);
    const payment = await getPaymentOnPhone(deps, token ?? '');
    const event = eventIn(body);
    const changed = payment && event && (await changePayment(deps, payment, event));
    const notice = changed ? noticeOf(changed) : 'This waits no more.';
    return show(reply, { phoneKey: keyIn(given), notice });
  });

  async function show(
    reply: FastifyReply,
    { phoneKey, notice }: { phoneKey: string; notice?: string },
  ): Promise<FastifyReply> {
    const payments = phoneKey === '' ? [] : await listOnPhone(deps, phoneKey);
    const waiting = await Promise.all(
      payments.map(async (payment) => ({
        payment,
        merchantName: await nameToPayers(deps.db, payment.merchantId),
      })),
    );
    const page = await renderPhonePage({ phoneKey, waiting, notice });
    return sendPage(reply, { page, policy });
  }
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function keyIn(given = ''): string {
  const text = given.trim().slice(0, 100);
  // Numbers are written with spaces and signs, references are not.
  return /^[+\d][\d ()-]*$/.test(text) ? text.replaceAll(/\D/g, '') : text;
}

function noticeOf({ status }: LocalPayment): string {
  return status === 'approved' ? 'Confirmed. The shop is notified now.' : 'Rejected.';
}
