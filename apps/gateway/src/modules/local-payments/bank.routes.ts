import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { openBankFiles } from '../../frames/bank/bank-files.ts';
import { framePolicy } from '../../frames/frame-page.ts';
import { sendFile } from '../../frames/frames.routes.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { allowedOrigins, getMerchant } from '../merchants/merchants.service.ts';
import { renderBankPage } from './bank-page.ts';
import type { LocalPayment } from './local-payment.ts';
import {
  changePayment,
  getPaymentAtBank,
  getPaymentOnPhone,
  listOnPhone,
} from './local-payments.service.ts';
import type { PaymentEvent } from './payment-status.ts';
import { renderPhonePage } from './phone-page.ts';

type Fields = Readonly<Record<string, unknown>>;

const answers: Readonly<Record<string, PaymentEvent>> = {
  approve: 'approve',
  decline: 'decline',
  cancel: 'cancel',
  fail: 'fail',
};

/** Where payers approve: the bank of all local payments, and a phone for those without a window. */
export async function addBank(app: FastifyInstance, deps: Dependencies): Promise<void> {
  if (!deps.settings.GATEWAY_SANDBOX) return;
  const files = openBankFiles();
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/bank/:key', async (request, reply) => {
      const payment = await paymentAt(deps, request);
      return showBank(payment, { request, reply });
    });
    scope.post('/bank/:key', async (request, reply) => {
      const payment = await paymentAt(deps, request);
      const event = eventOf(request);
      const changed = event && (await changePayment(deps, payment, event));
      if (!changed) return showBank(payment, { request, reply });
      return reply.redirect(wayBack(changed, event), 303);
    });
    scope.get('/phone', async (request, reply) => {
      const { for: given } = Object(request.query) as Fields;
      return showPhone(reply, { phoneKey: keyIn(given) });
    });
    scope.post('/phone', async (request, reply) => {
      const { for: given, payment: token } = Object(request.body) as Fields;
      const payment = await getPaymentOnPhone(deps, String(token));
      const event = eventOf(request);
      const changed = payment && event && (await changePayment(deps, payment, event));
      const notice = changed ? noticeOf(changed) : 'This waits no more.';
      return showPhone(reply, { phoneKey: keyIn(given), notice });
    });
  });
  app.get('/bank/bank.js', async (request, reply) =>
    sendFile(request, reply.type('text/javascript; charset=utf-8'), (await files()).script),
  );
  app.get('/bank/bank.css', async (request, reply) =>
    sendFile(request, reply.type('text/css; charset=utf-8'), (await files()).style),
  );

  async function showBank(
    payment: LocalPayment,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<FastifyReply> {
    const { merchantId } = payment;
    const origins = [...(await allowedOrigins(deps.db, merchantId)), 'loopback'];
    const policy = framePolicy(origins, addressesFor(deps.settings, request));
    const merchantName = await nameOf(deps, merchantId);
    const html = renderBankPage({ payment, merchantName, files: await files() });
    // A browser holds a form to this wherever its answer leads.
    const ways = [payment.returnUrl, payment.cancelUrl].map(sourceOf).join(' ');
    return sendPage(
      reply,
      html,
      policy.replace("form-action 'none'", `form-action 'self' ${ways}`),
    );
  }

  async function showPhone(
    reply: FastifyReply,
    { phoneKey, notice }: { phoneKey: string; notice?: string },
  ): Promise<FastifyReply> {
    const payments = phoneKey === '' ? [] : await listOnPhone(deps, phoneKey);
    const waiting = await Promise.all(
      payments.map(async (payment) => ({
        payment,
        merchantName: await nameOf(deps, payment.merchantId),
      })),
    );
    const html = renderPhonePage({ phoneKey, waiting, notice, files: await files() });
    return sendPage(reply, html, phonePolicy);
  }
}

const phonePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}

async function paymentAt(deps: Dependencies, { params }: FastifyRequest): Promise<LocalPayment> {
  const { key } = params as { key: string }; // named in the path
  return (await getPaymentAtBank(deps, key)) ?? refuse(404, 'There is no such payment.');
}

function eventOf({ body }: FastifyRequest): PaymentEvent | undefined {
  const { answer } = Object(body) as Fields;
  return Object.hasOwn(answers, String(answer)) ? answers[String(answer)] : undefined;
}

async function nameOf({ db }: Dependencies, merchantId: string): Promise<string> {
  const merchant = await getMerchant(db, merchantId);
  return merchant?.options.displayName ?? merchant?.name ?? '';
}

function keyIn(given: unknown): string {
  const text = typeof given === 'string' ? given.trim().slice(0, 100) : '';
  // Numbers are written with spaces and signs, references are not.
  return /^[+\d][\d ()-]*$/.test(text) ? text.replaceAll(/\D/g, '') : text;
}

function noticeOf({ status }: LocalPayment): string {
  return status === 'approved' ? 'Confirmed. The shop hears of it now.' : 'Rejected.';
}

/** Of an address, as a policy names it: an origin, or an app's scheme. */
function sourceOf(url: string | null): string {
  if (url === null) return '';
  const { origin, protocol } = new URL(url);
  return origin === 'null' ? protocol : origin;
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
