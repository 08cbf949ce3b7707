import type { ValidationCode } from '../server-api/validation-messages.ts';
import type { Dispute } from './dispute.ts';
import { needsCompellingEvidence } from './reasons.ts';

/** A download is proven by its date and two of these. */
const proofsOfDownload: readonly (readonly string[])[] = [
  ['DEVICE_ID', 'DEVICE_NAME'],
  ['MERCHANT_WEBSITE_OR_APP_ACCESS'],
  ['PRIOR_DIGITAL_GOODS_TRANSACTION_ID', 'PRIOR_DIGITAL_GOODS_TRANSACTION_DATE_TIME'],
  ['PROFILE_SETUP_OR_APP_ACCESS'],
  ['PURCHASER_IP_ADDRESS', 'GEOGRAPHICAL_LOCATION'],
  ['PURCHASER_NAME', 'PURCHASER_EMAIL_ADDRESS'],
];
const onlyOfDownloads = new Set([
  'DEVICE_ID',
  'DEVICE_NAME',
  'PRIOR_DIGITAL_GOODS_TRANSACTION_ID',
  'PRIOR_DIGITAL_GOODS_TRANSACTION_DATE_TIME',
]);

/** An earlier transaction says something of its buyer, too. */
const factsOfBuyers = ['EMAIL_ADDRESS', 'IP_ADDRESS', 'PHONE_NUMBER', 'PHYSICAL_ADDRESS'];

/**
 * What is missing before the evidence can be sent
 * (https://developer.paypal.com/braintree/docs/reference/request/dispute/add-text-evidence).
 */
export function lacks(dispute: Dispute): readonly ValidationCode[] {
  const given = new Set(dispute.evidence.flatMap(({ category }) => category ?? []));
  if (given.size === 0) return needsCompellingEvidence(dispute) ? ['95726'] : [];
  return [...lacksOfDownload(given), ...lacksOfPrior(given), ...lacksOfRecurring(given)];
}

function lacksOfDownload(given: ReadonlySet<string>): readonly ValidationCode[] {
  const isDated = given.has('DOWNLOAD_DATE_TIME');
  if (!isDated && ![...onlyOfDownloads].some((category) => given.has(category))) return [];
  const proofs = proofsOfDownload.filter((all) => all.every((category) => given.has(category)));
  return [
    ...(proofs.length < 2 ? (['95720'] as const) : []),
    ...(isDated ? [] : ['95721' as const]),
  ];
}

function lacksOfPrior(given: ReadonlySet<string>): readonly ValidationCode[] {
  const place = 'PRIOR_NON_DISPUTED_TRANSACTION';
  const lacking = pair(given, place, { missingId: '95722', missingDate: '95723' });
  const isComplete = lacking.length === 0 && given.has(`${place}_DATE_TIME`);
  const hasBuyer = factsOfBuyers.some((fact) => given.has(`${place}_${fact}`));
  return isComplete && !hasBuyer ? ['95727'] : lacking;
}

function lacksOfRecurring(given: ReadonlySet<string>): readonly ValidationCode[] {
  return pair(given, 'RECURRING_TRANSACTION', { missingId: '95725', missingDate: '95724' });
}

/** An earlier transaction is named by id or by its acquirer's reference, and by its date. */
function pair(
  given: ReadonlySet<string>,
  place: string,
  { missingId, missingDate }: { missingId: ValidationCode; missingDate: ValidationCode },
): readonly ValidationCode[] {
  const isNamed = given.has(`${place}_ID`) || given.has(`${place}_ARN`);
  const isDated = given.has(`${place}_DATE_TIME`);
  if (isNamed === isDated) return [];
  return [isNamed ? missingDate : missingId];
}
