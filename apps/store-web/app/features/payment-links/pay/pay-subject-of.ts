import {
  linkPaymentSetup,
  startLinkPayment,
  type PayableLink,
} from '@albumen/contract/endpoints/payment-links';
import { call } from '../../../shell/api/browser-api.ts';
import { href } from '../../../paths.ts';
import { redirectReturnUrl } from '../../payment/methods/chosen-method.ts';
import type { PaySubject } from '../../payment/methods/payment-method.ts';

/**
 * A link as the ways to pay see it.
 * @param onNothing nothing can be taken for it any more
 */
export function paySubjectOf(link: PayableLink, onNothing: () => void): PaySubject {
  const { linkId, amountMinor, currency, payerCountry: country, purpose: what } = link;
  const params = { linkId };
  return {
    id: linkId,
    amountMinor,
    currency,
    country,
    what,
    kept: 'Nothing was charged, and what you entered is kept.',
    async loadSetup(kind) {
      const reply = await call(linkPaymentSetup, { params, query: { for: kind } });
      if (reply.ok && Object.values(reply.value).every((one) => one === null)) onNothing();
      return reply;
    },
    returnUrl: (method) => redirectReturnUrl(href.pay(linkId), method),
    async start(started) {
      const body = { ...started, amountMinor, currency };
      const reply = await call(startLinkPayment, { params, body });
      return reply.ok ? undefined : reply.problem.title;
    },
  };
}
