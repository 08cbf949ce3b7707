import {
  getPayableLink,
  payLink,
  type PayableLink,
  type PayLink,
} from '@albumen/contract/endpoints/payment-links';
import { validateForm, type FieldErrors } from '@albumen/contract/form';
import { payForm } from '@albumen/contract/forms/payment-link-forms';
import type { Problem } from '@albumen/contract/problems';
import { headers } from '@albumen/contract/wire-names';
import { useRef, useState, type RefObject } from 'react';
import { call } from '../../../shell/browser-api.ts';
import { newPressKey } from '../../payment/new-press-key.ts';
import type { TakePayment } from './method-panels.ts';

export interface PayFailure {
  title: string;
  text: string;
}

/** A press of Pay: check the form, take what stands for the money, pay, and say what came of it. */
export function useLinkPay(loaded: PayableLink, form: RefObject<HTMLFormElement | null>) {
  const [link, setLink] = useState(loaded);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<PayFailure>();
  const [isPaying, setIsPaying] = useState(false);
  const take = useRef<TakePayment | null>(null);

  const attempt = async (payer: PayLink['payer']): Promise<PayFailure | undefined> => {
    if (take.current === null) return { title: 'Not yet', text: stillLoading };
    const payment = await take.current();
    if ('message' in payment) return { title: cardTitle, text: payment.message };
    const { linkId, amountMinor, currency } = link;
    const reply = await call(payLink, {
      params: { linkId },
      body: { payment, amountMinor, currency, payer },
      headers: { [headers.idempotencyKey]: newPressKey() },
    });
    if (reply.ok) {
      setLink(reply.value);
      return undefined;
    }
    const newest = await call(getPayableLink, { params: { linkId } });
    if (newest.ok) setLink(newest.value);
    return failureOf(reply.problem);
  };

  return {
    link,
    errors,
    failure,
    isPaying,
    onReady: (next: TakePayment | null) => {
      take.current = next;
    },
    pay: async (): Promise<void> => {
      if (isPaying || form.current === null) return;
      const payer = payerOf(form.current);
      const wrong = validateForm(payForm, payer);
      setErrors(wrong);
      setFailure(undefined);
      if (Object.keys(wrong).length > 0) return focusFirst(form.current, wrong);
      setIsPaying(true);
      const failed = await attempt(payer);
      setIsPaying(false);
      setFailure(failed);
      window.scrollTo({ top: 0 });
    },
  };
}

const cardTitle = 'We couldn’t use this card.';
const stillLoading = 'The card form is still loading. Nothing was charged.';

/** The catalogue's sentences speak of carts where a checkout has one. */
const texts: Partial<Record<Problem['code'], PayFailure>> = {
  paymentFailed: {
    title: 'We couldn’t take this payment.',
    text: 'Nothing was charged. Try again, or write to whoever sent you the link.',
  },
  paymentUnavailable: {
    title: 'Payments are not available right now.',
    text: 'Nothing was charged. Try again in a while.',
  },
  paymentPending: {
    title: 'Your bank has not answered yet.',
    text: 'Your card may be held, but nothing is charged twice. We mail you as soon as we know.',
  },
};

function failureOf({ code, status, title }: Problem): PayFailure {
  if (status === 402) return { title: cardTitle, text: title };
  if (status === 0 || status === 502 || status === 504) {
    return {
      title: 'We lost the connection while you paid.',
      text: 'Your card may be held, but nothing is charged twice. We mail you as soon as we know.',
    };
  }
  return texts[code] ?? { title: 'This could not be paid.', text: title };
}

function payerOf(form: HTMLFormElement): { payerName: string; payerEmail: string } {
  const sent = new FormData(form);
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { payerName: text('payerName'), payerEmail: text('payerEmail') };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const [first] = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement && errors[field.name] !== undefined,
  );
  if (first instanceof HTMLInputElement) first.focus();
}
