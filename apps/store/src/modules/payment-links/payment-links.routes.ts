import { Readable } from 'node:stream';
import { calls } from '@albumen/contract/schemas/payment-links';
import { isLocalMethod } from '@albumen/contract/payments/pay-methods';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import { keyOf } from '../../http/request-keys.ts';
import { alreadySent, type Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { recordChange } from '../audit/audit.service.ts';
import { isLocalPaymentKey } from '../payments/attempts.service.ts';
import { confirmStarted } from './redeem-start.service.ts';
import { csvOfLinks, listLinks } from './link-list.service.ts';
import { mailLink } from './mail-link.service.ts';
import { getPayable, getSetup } from './payable-link.service.ts';
import { payLink } from './pay-link.service.ts';
import * as links from './payment-links.service.ts';
import { refundLink } from './refund-link.service.ts';
import { startLinkPayment } from './start-payment.service.ts';

const guards = [signedIn];

export function addPaymentLinks(route: Router, deps: Dependencies): void {
  addLists(route, deps);
  addOwnLinks(route, deps);
  addPaying(route, deps);
}

function addLists(route: Router, deps: Dependencies): void {
  route(
    calls.listPaymentLinks,
    {
      guards,
      callers: ['data', 'script', 'partial'],
      html: (page) => deps.pages.renderPartial('payment-links', { page }),
    },
    ({ visit, query: { next } }) => listLinks(deps, visit, next),
  );

  route(calls.paymentLinksCsv, { guards }, async ({ visit, reply }) => {
    const change = { action: 'export.links', subjectId: '', subjectName: '' } as const;
    await recordChange(deps.db, visit, change);
    return sendFile(reply, {
      name: 'payment-links.csv',
      body: Readable.from(csvOfLinks(deps, visit)),
    });
  });

  route(
    calls.paymentLinkQrCode,
    { guards },
    async ({ visit, params: { linkId }, reply: answer }) => {
      void answer
        .type('image/svg+xml')
        .headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
        .send(await links.qrCodeOf(deps, visit, linkId));
      return alreadySent;
    },
  );
}

function addOwnLinks(route: Router, deps: Dependencies): void {
  route(calls.createPaymentLink, { guards }, ({ visit, body: values }) =>
    links.createLink(deps, visit, given(values)),
  );

  route(calls.getPaymentLink, { guards }, ({ visit, params: { linkId } }) =>
    links.getLink(deps, visit, linkId),
  );

  route(calls.changePaymentLink, { guards }, ({ visit, params: { linkId }, body: values }) =>
    links.changeOwnLink(deps, visit, { linkId, values: given(values) }),
  );

  route(calls.cancelPaymentLink, { guards }, ({ visit, params: { linkId } }) =>
    links.cancelLink(deps, visit, linkId),
  );

  route(calls.mailPaymentLink, { guards }, ({ visit, params: { linkId } }) =>
    mailLink(deps, visit, linkId),
  );

  route(
    calls.refundPaymentLink,
    { guards },
    async ({ visit, params: { linkId }, body: { amount }, request }) => {
      const key = keyOf(request);
      await refundLink(deps, visit, { linkId, amount, key });
      return links.getLink(deps, visit, linkId);
    },
  );
}

/** The schema has filled in what was left out. */
function given(values: Readonly<Record<string, string | undefined>>): links.LinkValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
}

function addPaying(route: Router, deps: Dependencies): void {
  route(calls.getPayableLink, ({ visit, params: { linkId } }) => getPayable(deps, visit, linkId));

  route(calls.linkPaymentSetup, ({ visit, params: { linkId }, query: { for: kind } }) =>
    getSetup(deps, visit, { linkId, kind }),
  );

  route(calls.startLinkPayment, async ({ visit, params: { linkId }, body, request }) => {
    await startLinkPayment(deps, visit, { ...body, linkId, ip: request.ip });
    return getPayable(deps, visit, linkId);
  });

  route(
    calls.confirmLinkPayment,
    async ({ visit, params: { linkId, paymentId }, body: { nonce } }) => {
      await confirmStarted(deps, visit, { linkId, paymentId, nonce });
      return getPayable(deps, visit, linkId);
    },
  );

  route(calls.payLink, async ({ visit, params: { linkId }, body, request }) => {
    const key = keyOf(request);
    // Those are started first, so that the gateway's notice finds them.
    if (body.payment.provider === 'otherMethods' && isLocalMethod(body.payment.method)) {
      fail('paymentUnavailable');
    }
    if (isLocalPaymentKey(key)) fail('invalidRequest');
    await payLink(deps, visit, { ...body, linkId, key, ip: request.ip });
    return getPayable(deps, visit, linkId);
  });
}
