import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { useState } from 'react';
import type { Reply } from '../../shell/api/api.ts';

/** A submission that changes a link: whether it runs, and the sentence that it failed with. */
export function useLinkChange(onChange: (link: PaymentLink) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (ask: () => Promise<Reply<PaymentLink>>): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    const reply = await ask();
    setIsBusy(false);
    if (reply.ok) onChange(reply.value);
    else setFailure(reply.problem.fields?.['amount']?.join(' ') ?? reply.problem.title);
    return reply.ok;
  };
  return { isBusy, failure, run };
}
