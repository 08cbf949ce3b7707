import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { paymentLinkStatusWords } from '@albumen/contract/payment-links/link-labels';
import { payerCountries } from '@albumen/contract/payment-links/payer-countries';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { Moment } from '../../shell/moment.tsx';
import { CancelLink } from './cancel-link.tsx';
import { LinkAddress } from './link-address.tsx';
import './link-facts.css';
import { LinkNotice } from './link-notice.tsx';
import { MailLink } from './mail-link.tsx';
import './payment-links.css';
import { RefundLink } from './refund-link.tsx';

export function LinkPage({ link: loaded }: { link: PaymentLink }) {
  const [link, setLink] = useState(loaded);
  const { linkId, reference, status, amountMinor, currency } = link;
  const isPayable = status === 'open';
  return (
    <main className="payment-link" id="main" tabIndex={-1}>
      <header className="payment-link__head">
        <p className="text-sm">
          <Link className="payment-link__back" to={href.paymentLinks()}>
            Payment links
          </Link>
        </p>
        <h1 className="title-lg">{formatPrice(amountMinor, currency)}</h1>
        <p className="payment-link__facts">
          <span className="link-status" data-status={status}>
            {paymentLinkStatusWords[status]}
          </span>
          <span className="text-muted">{reference}</span>
        </p>
      </header>
      <LinkNotice link={link} />
      <div className="payment-link__column">
        {isPayable && <LinkAddress link={link} />}
        {isPayable && <MailLink link={link} onChange={setLink} />}
        <PaymentFacts link={link} />
        {link.refundableMinor > 0 && <RefundLink link={link} onChange={setLink} />}
        {(link.canChange || link.canCancel) && (
          <section className="payment-link__section payment-link__buttons">
            {link.canChange && (
              <Link className="button button--plain" to={href.paymentLinkChange(linkId)}>
                <span className="button__label">Change</span>
              </Link>
            )}
            {link.canCancel && <CancelLink link={link} onChange={setLink} />}
          </section>
        )}
      </div>
      <aside className="payment-link__aside" aria-label="What happened">
        <h2 className="title-sm">What happened</h2>
        <ol className="link-timeline">
          {link.timeline.map(({ title, detail, happenedAt }, at) => (
            // Steps are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span>{title}</span>
              <span className="text-sm text-muted">
                {detail !== undefined && `${detail} · `}
                <Moment at={happenedAt} />
              </span>
            </li>
          ))}
        </ol>
      </aside>
    </main>
  );
}

function PaymentFacts({ link }: { link: PaymentLink }) {
  const { payment, purpose, payerName, payerEmail, payerCountry, dueOn, paidAt } = link;
  return (
    <section className="payment-link__section">
      <h2 className="title-sm">Details</h2>
      <dl className="link-facts">
        <Fact name="For">{purpose}</Fact>
        <Fact name="Who pays">
          {payerName}
          {payerEmail !== '' && `, ${payerEmail}`}, {payerCountries[payerCountry] ?? payerCountry}
        </Fact>
        {dueOn !== null && <Fact name="Due">{formatDate(new Date(`${dueOn}T00:00:00Z`))}</Fact>}
        {payment !== null && (
          <Fact name={paidAt === null ? 'Promised by' : 'Paid by'}>
            {payment.name}, {payment.email}
            {', '}
            {payment.paidWith}
            {paidAt !== null && `, ${formatDate(new Date(paidAt))}`}
          </Fact>
        )}
        {link.refundedMinor > 0 && (
          <Fact name="Refunded">
            {formatPrice(link.refundedMinor, link.currency)}
            {link.refundingMinor > 0 &&
              `, of which ${formatPrice(link.refundingMinor, link.currency)} on its way`}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
