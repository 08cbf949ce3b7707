import { getPayableLink, type PayableLink } from '@albumen/contract/endpoints/payment-links';
import { validateForm, type FieldErrors } from '@albumen/contract/form';
import { payForm } from '@albumen/contract/forms/payment-link-forms';
import { useRef, useState, type RefObject } from 'react';
import { call } from '../../../shell/browser-api.ts';
import { forgetComeback } from '../../payment/methods/chosen-method.ts';
import type { PayerFacts, TakenPayment, TakePayment } from '../../payment/methods/pay-subject.ts';
import { valuesWithin } from '../../payment/methods/values-within.ts';
import { sendPayment } from './send-payment.ts';
import { cameToNothing, type PayFailure, stillLoading } from './pay-failures.ts';
import { paySubjectOf } from './pay-subject-of.ts';
import { useFreshLink } from './use-fresh-link.ts';

/** A press of Pay: check the form, take what stands for the money, pay, and say what came of it. */
export function useLinkPay(loaded: PayableLink, form: RefObject<HTMLFormElement | null>) {
  const [link, setLink] = useState(loaded);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<PayFailure>();
  const [isPaying, setIsPaying] = useState(false);
  const take = useRef<TakePayment | null>(null);

  const readAnew = async () => {
    const newest = await call(getPayableLink, { params: { linkId: link.linkId } });
    if (newest.ok) setLink(newest.value);
    return newest.ok ? newest.value : link;
  };
  const subject = paySubjectOf(link, () => void readAnew());
  useFreshLink(link, setLink);

  const send = async (taken: TakenPayment, payer: PayerFacts): Promise<PayFailure | undefined> => {
    if (taken.kind === 'none') {
      if (taken.fields === undefined) return nothingTaken(await readAnew(), taken.message);
      setErrors(taken.fields);
      focusFirst(form.current, taken.fields);
      return undefined;
    }
    const { link: paid, failure: refused } = await sendPayment(link, taken, payer);
    if (paid === undefined) await readAnew();
    else setLink(paid);
    return refused;
  };

  const attempt = async (payer: PayerFacts): Promise<PayFailure | undefined> => {
    if (take.current === null) return stillLoading;
    return send(await take.current(payer), payer);
  };

  const whilePaying = async (work: () => Promise<PayFailure | undefined>): Promise<void> => {
    setIsPaying(true);
    const failed = await work();
    setIsPaying(false);
    setFailure(failed);
    window.scrollTo({ top: 0 });
  };

  return {
    link,
    subject,
    errors,
    failure,
    isPaying,
    onReady: (next: TakePayment | null) => {
      take.current = next;
    },
    onComeback: (taken: TakenPayment, payer?: PayerFacts) => {
      void whilePaying(async () => {
        const failed = await send(taken, payer ?? payerIn(form.current));
        forgetComeback();
        return failed;
      });
    },
    pay: async (): Promise<void> => {
      if (isPaying || form.current === null) return;
      const payer = payerIn(form.current);
      const wrong = validateForm(payForm, { ...payer });
      setErrors(wrong);
      setFailure(undefined);
      if (Object.keys(wrong).length > 0) return focusFirst(form.current, wrong);
      await whilePaying(() => attempt(payer));
    },
  };
}

/** Somebody may have paid it, or the gateway told that the bank said yes after all. */
function nothingTaken({ receipt }: PayableLink, message: string): PayFailure | undefined {
  return receipt === null ? cameToNothing(message) : undefined;
}

function payerIn(form: HTMLFormElement | null): PayerFacts {
  const { payerName = '', payerEmail = '' } = valuesWithin(form);
  return { payerName, payerEmail };
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const [first] = [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement && errors[field.name] !== undefined,
  );
  if (first instanceof HTMLInputElement) first.focus();
}
