import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { type BankPages, sendPage } from '../../frames/bank/bank-pages.ts';
import { nameToPayers } from '../merchants/merchants.service.ts';
import type { LocalPayment } from './local-payment.ts';
import { changePayment, getPaymentOnPhone, listOnPhone } from './local-payments.service.ts';
import { eventIn } from './payment-status.ts';
import { renderPhonePage } from './phone-page.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A phone for payments without a window. */
export function addPhone(scope: FastifyInstance, deps: Dependencies, { files }: BankPages): void {
  scope.get('/phone', async (request, reply) => {
    const { for: given } = Object(request.query) as Fields;
    return show(reply, { phoneKey: keyIn(given) });
  });
  scope.post('/phone', async (request, reply) => {
    const { for: given, payment: token } = Object(request.body) as Fields;
    const payment = await getPaymentOnPhone(deps, String(token));
    const event = eventIn(request.body);
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
    const html = renderPhonePage({ phoneKey, waiting, notice, files: await files() });
    return sendPage(reply, html, policy);
  }
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function keyIn(given: unknown): string {
  const text = typeof given === 'string' ? given.trim().slice(0, 100) : '';
  // Numbers are written with spaces and signs, references are not.
  return /^[+\d][\d ()-]*$/.test(text) ? text.replaceAll(/\D/g, '') : text;
}

function noticeOf({ status }: LocalPayment): string {
  return status === 'approved' ? 'Confirmed. The shop hears of it now.' : 'Rejected.';
}
