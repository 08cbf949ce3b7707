import type { PaymentLinkRow } from '@albumen/contract/endpoints/payment-links';
import { paymentLinkStatusWords } from '@albumen/contract/payment-links/link-labels';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { href } from '../../paths.ts';

/** Rows of the list, as the page shows them and as the HTML fragment answers them. */
export function LinkRows({ links }: { links: readonly PaymentLinkRow[] }) {
  return links.map((link) => <LinkRow key={link.linkId} link={link} />);
}

function LinkRow({ link }: { link: PaymentLinkRow }) {
  const { linkId, reference, status, purpose, payerName, amountMinor, currency } = link;
  return (
    <li className="link-row" data-link={linkId}>
      <span className="link-row__facts">
        <a className="link-row__link" href={href.paymentLink(linkId)}>
          {purpose}
        </a>
        <span className="text-sm text-muted">
          {reference} · {payerName} · {whenOf(link)}
        </span>
      </span>
      <span className="link-status" data-status={status}>
        {paymentLinkStatusWords[status]}
      </span>
      <span className="link-row__sum text-figures">
        {formatPrice(amountMinor, currency)}
        {link.refundedMinor > 0 && (
          <span className="text-sm text-muted">−{formatPrice(link.refundedMinor, currency)}</span>
        )}
      </span>
    </li>
  );
}

function whenOf({ paidAt, dueOn, createdAt, status }: PaymentLinkRow): string {
  if (paidAt !== null) return `paid ${formatDate(new Date(paidAt))}`;
  const isOpen = status === 'open' || status === 'expired';
  if (dueOn !== null && isOpen) return `due ${formatDate(new Date(`${dueOn}T00:00:00Z`))}`;
  return formatDate(new Date(createdAt));
}
