import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import type { FieldError } from '../../http/refusal.ts';
import type { MerchantAccount } from '../merchants/merchants.service.ts';

const text = z.string().max(255).nullish();
const address = z.string().max(4000).nullish();

/** What the browser sends of a mandate, in camel case. */
const fields = z.object({
  sepaDebit: z
    .object({
      accountHolderName: text,
      billingAddress: z.object({ countryCode: text }).nullish(),
      iban: text,
      merchantOrPartnerCustomerId: text,
      mandateType: text,
    })
    .nullish(),
  merchantAccountId: text,
  returnUrl: address,
  cancelUrl: address,
});

/** A mandate that its account's owner can be asked for. */
export interface MandateOrder {
  account: MerchantAccount;
  customerId: string;
  mandateType: string;
  accountHolderName: string;
  ibanCountry: string;
  ibanLastFour: string;
  returnUrl: string;
  cancelUrl: string;
}

interface Rules {
  accounts: readonly MerchantAccount[];
  /** May a bank lead there? */
  isOwnAddress: (url: string) => boolean;
}

/** Notes everything that is wrong, all at once. */
export function readMandate(
  input: Readonly<Record<string, unknown>>,
  { accounts, isOwnAddress }: Rules,
): MandateOrder | { faults: readonly FieldError[] } {
  const parsed = fields.safeParse(input);
  if (!parsed.success) {
    return { faults: parsed.error.issues.map(({ path }) => fault(path.map(String))) };
  }
  const { sepaDebit, merchantAccountId, returnUrl, cancelUrl } = parsed.data;
  const iban = electronicFormatIBAN(sepaDebit?.iban ?? '') ?? '';
  const account = accounts.find(({ id }) => id === merchantAccountId);
  const order = {
    customerId: sepaDebit?.merchantOrPartnerCustomerId ?? '',
    mandateType: sepaDebit?.mandateType ?? '',
    accountHolderName: (sepaDebit?.accountHolderName ?? '').trim(),
    ibanCountry: iban.slice(0, 2),
    ibanLastFour: iban.slice(-4),
    returnUrl: returnUrl ?? '',
    cancelUrl: cancelUrl ?? '',
  };
  const isRight: readonly [boolean, readonly string[]][] = [
    [isValidIBAN(iban) && isSEPACountry(order.ibanCountry), inDebit('iban')],
    [order.accountHolderName !== '', inDebit('accountHolderName')],
    [order.customerId !== '', inDebit('merchantOrPartnerCustomerId')],
    [['ONE_OFF', 'RECURRENT'].includes(order.mandateType), inDebit('mandateType')],
    [isCountry(sepaDebit?.billingAddress?.countryCode), inDebit('billingAddress', 'countryCode')],
    [account?.currency === 'EUR', ['merchantAccountId']],
    [isOwnAddress(order.returnUrl), ['returnUrl']],
    [isOwnAddress(order.cancelUrl), ['cancelUrl']],
  ];
  const faults = isRight.filter(([isFine]) => !isFine).map(([, path]) => fault(path));
  return account && faults.length === 0 ? { ...order, account } : { faults };
}

function inDebit(...names: string[]): readonly string[] {
  return ['sepaDebit', ...names];
}

function isCountry(code: string | null | undefined): boolean {
  return /^[A-Z]{2}$/.test(code ?? '');
}

const sentences: Readonly<Record<string, string>> = {
  iban: 'IBAN is invalid.',
  accountHolderName: 'Account holder name is required.',
  merchantOrPartnerCustomerId: 'Customer ID is required.',
  mandateType: 'Mandate type is either ONE_OFF or RECURRENT.',
  countryCode: 'Country code is two capital letters.',
  merchantAccountId: 'Merchant account is unknown or not in EUR.',
  returnUrl: 'Return URL is not at an origin of this merchant.',
  cancelUrl: 'Cancel URL is not at an origin of this merchant.',
};

function fault(path: readonly string[]): FieldError {
  const message = sentences[path.at(-1) ?? ''] ?? `${path.join('.')} is invalid.`;
  return { path: [...path], code: '', message };
}
