import {
  linkPaymentSetup,
  startLinkPayment,
  type PayableLink,
} from '@albumen/contract/endpoints/payment-links';
import { useMemo } from 'react';
import { call } from '../../../shell/browser-api.ts';
import { href } from '../../../paths.ts';
import { comebackUrl } from '../../payment/methods/chosen-method.ts';
import type { PaySubject } from '../../payment/methods/pay-subject.ts';

/** A link as the ways to pay see it. */
export function usePaySubject(link: PayableLink): PaySubject {
  const { linkId, amountMinor, currency, payerCountry: country, purpose: what } = link;
  return useMemo(() => {
    const params = { linkId };
    return {
      id: linkId,
      amountMinor,
      currency,
      country,
      what,
      kept: 'Nothing was charged, and what you entered is kept.',
      loadSetup: (kind) => call(linkPaymentSetup, { params, query: { for: kind } }),
      returnUrl: (method) => comebackUrl(href.pay(linkId), method),
      async start(started) {
        const reply = await call(startLinkPayment, {
          params,
          body: { ...started, amountMinor, currency },
        });
        return reply.ok ? undefined : reply.problem.title;
      },
    };
  }, [linkId, amountMinor, currency, country, what]);
}
