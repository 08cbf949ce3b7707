import type { PayableLink } from '@albumen/contract/endpoints/payment-links';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Notice } from '@albumen/ui/feedback/notice';
import { useEffect, useRef } from 'react';
import { PayForm } from './pay-form.tsx';
import './pay.css';
import { Receipt } from './receipt.tsx';
import { useLinkPay } from './use-link-pay.ts';

/** What is asked for, by whom and for what; then the way to pay it, or the result. */
export function PayPage({ link: loaded }: { link: PayableLink }) {
  const form = useRef<HTMLFormElement>(null);
  const paying = useLinkPay(loaded, form);
  const { link, failure } = paying;
  const main = useRef<HTMLElement>(null);
  const shown = link.receipt === null ? undefined : link.status;
  useEffect(() => {
    // The button is gone: the keyboard and the reader go on at the receipt.
    if (shown !== undefined && loaded.receipt === null) main.current?.focus();
  }, [shown, loaded.receipt]);
  return (
    <main className="pay" id="main" tabIndex={-1} ref={main}>
      <div className="pay__card">
        <Asked link={link} />
        {failure !== undefined && (
          <Notice kind="danger" title={failure.title}>
            <p>{failure.text}</p>
          </Notice>
        )}
        {link.receipt === null ? (
          <PayForm form={form} paying={paying} />
        ) : (
          <Receipt link={link} receipt={link.receipt} />
        )}
      </div>
    </main>
  );
}

function Asked({ link }: { link: PayableLink }) {
  const { from, amountMinor, currency, purpose, payerName, dueOn, reference, status } = link;
  return (
    <header className="pay__asked">
      {from.logo === null ? (
        <p className="pay__from title-sm">{from.name}</p>
      ) : (
        <img
          className="pay__logo"
          src={from.logo.url}
          alt={from.name}
          width={from.logo.width}
          height={from.logo.height}
        />
      )}
      <h1 className="title-lg">{formatPrice(amountMinor, currency)}</h1>
      <p className="pay__purpose">{purpose}</p>
      <p className="text-sm text-muted">
        For {payerName} · {reference}
        {dueOn !== null &&
          status === 'open' &&
          ` · due ${formatDate(new Date(`${dueOn}T00:00:00Z`))}`}
      </p>
    </header>
  );
}
