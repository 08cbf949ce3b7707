import type {
  LinkStep,
  PayableLink,
  PaymentLink,
  PaymentLinkRow,
} from '@albumen/contract/endpoints/payment-links';
import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import { paidByWords } from '@albumen/contract/payments/paid-by';
import { isSettledLink } from '@albumen/domain/payment-links/payment-link.machine';
import { formatPrice } from '@albumen/domain/money/format-price';
import { studioName } from '../../studio-name.ts';
import type { AttemptRow } from '../payments/attempts.service.ts';
import type { EventRow } from '../payments/payable-events.ts';
import * as policy from './payment-links.policy.ts';
import type { LinkRow, SenderRow } from './payment-links.queries.ts';

interface Presenting {
  origin: string;
  now: Date;
}

export function linkUrl(origin: string, linkId: string): string {
  return `${origin}/pay/${linkId}`;
}

export function presentRow(link: LinkRow, { origin, now }: Presenting): PaymentLinkRow {
  return {
    linkId: link.id,
    reference: link.reference,
    url: linkUrl(origin, link.id),
    status: policy.isOverdue(link, now) ? 'expired' : link.status,
    amountMinor: link.amountMinor,
    refundedMinor: link.refundedMinor,
    currency: link.currency,
    purpose: link.purpose,
    payerName: link.payerName,
    dueOn: link.dueOn,
    createdAt: link.createdAt.toISOString(),
    paidAt: link.paidAt?.toISOString() ?? null,
  };
}

interface WholeLink {
  link: LinkRow;
  payment: AttemptRow | undefined;
  refundingMinor: number;
  events: readonly EventRow[];
}

export function presentLink(
  { link, payment, refundingMinor, events }: WholeLink,
  at: Presenting,
): PaymentLink {
  return {
    ...presentRow(link, at),
    payerEmail: link.payerEmail ?? '',
    payerCountry: link.payerCountry,
    methods: link.methods,
    payment: payment === undefined ? null : presentPayment(payment),
    refundingMinor,
    mailedAt: link.mailedAt?.toISOString() ?? null,
    canChange: policy.canChange(link),
    canCancel: policy.canCancel(link),
    canMail: policy.canMail(link, at.now),
    refundableMinor: policy.refundableMinor(link),
    timeline: events.flatMap((event) => presentStep(event, link) ?? []),
  };
}

function presentPayment(payment: AttemptRow) {
  const { payerName: name, payerEmail: email } = payment;
  return { name: name ?? '', email: email ?? '', paidWith: paidByLabel(payment) };
}

/** How a link was paid, as pages, mails and the export say it. */
export function paidByLabel({ method, paidBy }: AttemptRow): string {
  return paidByWords(paidBy ?? { method, hint: '' });
}

const stepTitles: Readonly<Record<string, string>> = {
  create: 'Created',
  change: 'Changed',
  mail: 'Mailed',
  await: 'Payment on its way',
  pay: 'Paid',
  fail: 'Payment failed',
  cancel: 'Canceled',
  expire: 'Expired',
  refund: 'Refund asked for',
  returned: 'Refund on its way to the payer',
  'refund-failed': 'The bank did not take the refund; it is sent again',
  disputed: 'The payer disputes the payment at their bank, which took it back',
  'dispute-won': 'The dispute was decided for you; the money is back',
  'stray-charge': 'A payment that came too late goes back',
  'stray-returned': 'The late payment was returned',
  'stray-return-failed': 'The bank did not take the late payment back; it is sent again',
};

export function presentStep(
  { kind, details, happenedAt }: EventRow,
  { currency }: Pick<LinkRow, 'currency'>,
): LinkStep | undefined {
  const title = stepTitles[kind];
  if (title === undefined) return undefined;
  const { amountMinor, to, currency: chargedIn } = details;
  const detail =
    typeof amountMinor === 'number'
      ? formatPrice(amountMinor, typeof chargedIn === 'string' ? chargedIn : currency)
      : typeof to === 'string' && to;
  return { title, ...(detail !== false && { detail }), happenedAt: happenedAt.toISOString() };
}

interface Payable {
  link: LinkRow;
  sender: SenderRow | undefined;
  payment: AttemptRow | undefined;
  methods: PayMethodId[];
  logoUrl: (key: string) => string;
}

/** Nothing of the payer's address: whoever has the link may look. */
export function presentPayable(
  { link, sender, payment, methods, logoUrl }: Payable,
  now: Date,
): PayableLink {
  const isOver = policy.isOverdue(link, now);
  return {
    linkId: link.id,
    reference: link.reference,
    status: isOver ? 'expired' : link.status,
    amountMinor: link.amountMinor,
    currency: link.currency,
    purpose: link.purpose,
    from: { name: sender === undefined ? '' : senderName(sender), logo: logoOf(sender, logoUrl) },
    payerName: link.payerName,
    dueOn: link.dueOn,
    payerCountry: link.payerCountry,
    methods: policy.canPay(link, now) ? methods : [],
    receipt: isReceipt(link, payment)
      ? {
          paidAt: link.paidAt?.toISOString() ?? null,
          paidWith: paidByLabel(payment),
          refundedMinor: link.refundedMinor,
        }
      : null,
  };
}

function isReceipt({ status }: LinkRow, payment: AttemptRow | undefined): payment is AttemptRow {
  return payment !== undefined && (isSettledLink(status) || status === 'awaitingPayment');
}

export function senderName(sender: SenderRow): string {
  return sender.businessName ?? studioName(sender);
}

function logoOf(sender: SenderRow | undefined, logoUrl: (key: string) => string) {
  if (sender?.logoStyle !== 'logo') return null;
  const { logoKey, logoWidth: width, logoHeight: height } = sender;
  if (logoKey === null || width === null || height === null) return null;
  return { url: logoUrl(logoKey), width, height };
}
