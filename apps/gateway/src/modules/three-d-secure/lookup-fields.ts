import { z } from 'zod';
import type { FieldError } from '../../http/refusal.ts';

const text = z.union([z.string(), z.number().transform(String)]).nullish();
const flag = z.boolean().nullish();

/** What the issuer may learn of browser and order; all of it text or missing. */
const fields = z.object({
  amount: z.union([z.string(), z.number().transform(String)]).optional(),
  bin: text,
  accountType: text,
  challengeRequested: flag,
  dataOnlyRequested: flag,
  exemptionRequested: flag,
  requestedExemptionType: text,
  dfReferenceId: text,
  additionalInfo: z.record(z.string(), z.unknown()).nullish(),
  clientMetadata: z.looseObject({ requestedThreeDSecureVersion: text }).nullish(),
  browserColorDepth: z.unknown().optional(),
  browserJavaEnabled: z.unknown().optional(),
  browserJavascriptEnabled: z.unknown().optional(),
  browserLanguage: z.unknown().optional(),
  browserScreenHeight: z.unknown().optional(),
  browserScreenWidth: z.unknown().optional(),
  browserTimeZone: z.unknown().optional(),
  deviceChannel: z.unknown().optional(),
});

type Fields = z.output<typeof fields>;

/** A lookup that can be made. */
export interface LookupOrder {
  amountMinor: number;
  amount: string;
  exemption: Exemption | undefined;
  asksForChallenge: boolean;
  isDataOnly: boolean;
  version: '1' | '2';
  dfReferenceId: string | undefined;
  /** What is kept of the request: browser data and what the merchant said of the order. */
  request: Record<string, unknown>;
}

export type Exemption = 'low_value' | 'transaction_risk_analysis';

const exemptions: readonly string[] = ['low_value', 'transaction_risk_analysis'];
const longestTextLength = 255;

/** Notes everything that is wrong, all at once. */
export function readLookup(
  input: Readonly<Record<string, unknown>>,
): LookupOrder | { faults: readonly FieldError[] } {
  const parsed = fields.safeParse(input);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => fault(path.map(String), message));
    return { faults };
  }
  const { data } = parsed;
  const faults = faultsOf(data);
  if (faults.length > 0) return { faults };
  const amount = String(data.amount);
  return {
    amount,
    amountMinor: Math.round(Number(amount) * 100),
    exemption: exemptionOf(data),
    asksForChallenge: data.challengeRequested ?? false,
    isDataOnly: data.dataOnlyRequested ?? false,
    version: data.clientMetadata?.requestedThreeDSecureVersion === '2' ? '2' : '1',
    dfReferenceId: data.dfReferenceId ?? undefined,
    request: data,
  };
}

function fault(path: readonly string[], message: string, code = '94202'): FieldError {
  return { path: ['threeDSecure', ...path], code, message };
}

function faultsOf({
  amount,
  accountType,
  requestedExemptionType,
  additionalInfo,
}: Fields): FieldError[] {
  const faults: FieldError[] = [];
  if (amount === undefined || !/^\d{1,10}(\.\d{1,2})?$/.test(amount)) {
    faults.push(fault(['amount'], 'Amount is an invalid format.', '81503'));
  }
  if (accountType && accountType !== 'credit' && accountType !== 'debit') {
    faults.push(fault(['accountType'], 'Account type must be credit or debit.'));
  }
  if (requestedExemptionType && !exemptions.includes(requestedExemptionType)) {
    faults.push(fault(['requestedExemptionType'], 'There is no such exemption.'));
  }
  for (const [key, value] of Object.entries(additionalInfo ?? {})) {
    if (typeof value === 'string' && value.length > longestTextLength) {
      faults.push(fault(['additionalInfo', key], 'Text is too long.'));
    }
  }
  return faults;
}

function exemptionOf({ requestedExemptionType, exemptionRequested }: Fields) {
  if (requestedExemptionType) return requestedExemptionType as Exemption; // checked above
  return exemptionRequested ? 'low_value' : undefined;
}

/** Up to which amount issuers let a payment pass without asking, in cents. */
const limits: Readonly<Record<Exemption, number>> = {
  low_value: 3_000,
  transaction_risk_analysis: 50_000,
};

/** Whether the issuer grants what was asked for. */
export function isGranted(exemption: Exemption | undefined, amountMinor: number): boolean {
  return exemption !== undefined && amountMinor <= limits[exemption];
}
