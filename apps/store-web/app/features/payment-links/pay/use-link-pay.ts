import { getPayableLink, type PayableLink } from '@albumen/contract/endpoints/payment-links';
import { validateForm, type FieldErrors } from '@albumen/contract/form';
import { payForm } from '@albumen/contract/forms/payment-link-forms';
import { useRef, useState, type RefObject } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { focusNamed } from '../../../shell/focus/focus-named.ts';
import { forgetRedirect } from '../../payment/methods/chosen-method.ts';
import type {
  PayerFacts,
  MethodResult,
  RequestPayment,
} from '../../payment/methods/payment-method.ts';
import { valuesWithin } from '../../payment/methods/values-within.ts';
import { sendPayment } from './send-payment.ts';
import { cameToNothing, type PayFailure, stillLoading } from './pay-failures.ts';
import { paySubjectOf } from './pay-subject-of.ts';
import { useFreshLink } from './use-fresh-link.ts';

/** A submission of Pay: checks the form, asks the method for the money, pays, and shows the result. */
export function useLinkPay(loaded: PayableLink, form: RefObject<HTMLFormElement | null>) {
  const [link, setLink] = useState(loaded);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<PayFailure>();
  const [isPaying, setIsPaying] = useState(false);
  const requestPayment = useRef<RequestPayment | null>(null);

  const readAnew = async () => {
    const newest = await call(getPayableLink, { params: { linkId: link.linkId } });
    if (newest.ok) setLink(newest.value);
    return newest.ok ? newest.value : link;
  };
  const subject = paySubjectOf(link, () => void readAnew());
  useFreshLink(link, setLink);

  const send = async (result: MethodResult, payer: PayerFacts): Promise<PayFailure | undefined> => {
    if (result.kind === 'none') {
      if (result.fields === undefined)
        return failureWithoutPayment(await readAnew(), result.message);
      setErrors(result.fields);
      focusNamed(form.current?.elements ?? [], result.fields);
      return undefined;
    }
    const { link: paid, failure: refused } = await sendPayment(link, result, payer);
    if (paid === undefined) await readAnew();
    else setLink(paid);
    return refused;
  };

  const attempt = async (payer: PayerFacts): Promise<PayFailure | undefined> => {
    if (requestPayment.current === null) return stillLoading;
    return send(await requestPayment.current(payer), payer);
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
    onReady: (next: RequestPayment | null) => {
      requestPayment.current = next;
    },
    onReturn: (result: MethodResult, payer?: PayerFacts) => {
      void whilePaying(async () => {
        const failed = await send(result, payer ?? payerIn(form.current));
        forgetRedirect();
        return failed;
      });
    },
    pay: async (): Promise<void> => {
      if (isPaying || form.current === null) return;
      const payer = payerIn(form.current);
      const wrong = validateForm(payForm, { ...payer });
      setErrors(wrong);
      setFailure(undefined);
      if (Object.keys(wrong).length > 0) return void focusNamed(form.current.elements, wrong);
      await whilePaying(() => attempt(payer));
    },
  };
}

/** Somebody else may have paid it, or the gateway reported that the bank agreed after all. */
function failureWithoutPayment({ receipt }: PayableLink, message: string): PayFailure | undefined {
  return receipt === null ? cameToNothing(message) : undefined;
}

function payerIn(form: HTMLFormElement | null): PayerFacts {
  const { payerName = '', payerEmail = '' } = valuesWithin(form);
  return { payerName, payerEmail };
}
