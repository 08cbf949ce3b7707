import type { JsonRecord } from '../../protocol/json.ts';
import type { SepaBillingAddress, SepaTokenizeOptions } from '../../types/sepa.ts';

/** Where the bank's page leads back to. */
export interface ReturnAddresses {
  returnUrl: string;
  cancelUrl: string;
}

/** Body of the call that prepares a mandate. */
export function mandateBody(options: SepaTokenizeOptions, addresses: ReturnAddresses): object {
  const { accountHolderName, billingAddress, countryCode, iban } = options;
  return {
    sepa_debit: {
      account_holder_name: accountHolderName,
      billing_address: { country_code: countryCode, ...wireAddress(billingAddress) },
      iban,
      merchant_or_partner_customer_id: options.customerId,
      mandate_type: options.mandateType,
    },
    locale: options.locale,
    cancel_url: addresses.cancelUrl,
    return_url: addresses.returnUrl,
    merchant_account_id: options.merchantAccountId,
  };
}

const addressParts = ['addressLine1', 'addressLine2', 'adminArea1', 'adminArea2', 'postalCode'];

/** Both spellings are accepted; the wire has `address_line_1` and so on. */
function wireAddress(given: SepaBillingAddress | null | undefined): object {
  const address: JsonRecord = { ...given };
  const either = (name: string): [string, unknown] => {
    const wireName = name.replace(/[A-Z\d]/g, (part) => `_${part.toLowerCase()}`);
    return [wireName, address[name in address ? name : wireName]];
  };
  return Object.fromEntries(addressParts.map(either));
}

/** A mandate as the gateway prepared it. */
export interface PreparedMandate {
  approvalUrl: string;
  last4: string;
  bankReferenceToken: string;
}

/** Reads the gateway's answer. */
export function preparedMandate(body: unknown): PreparedMandate {
  const {
    message,
  }: {
    message?: { body?: { sepaDebitAccount?: Partial<PreparedMandate> } };
  } = Object(body);
  const { approvalUrl, last4, bankReferenceToken } = message?.body?.sepaDebitAccount ?? {};
  if (!approvalUrl || !last4 || !bankReferenceToken) {
    throw new TypeError('the gateway answered without a mandate');
  }
  return { approvalUrl, last4, bankReferenceToken };
}

/** A mandate that its customer is asked for, with what the nonce will be asked for by. */
export interface PendingMandate {
  last4: string;
  bankReferenceToken: string;
  customerId: string;
  mandateType: SepaTokenizeOptions['mandateType'];
  merchantAccountId: string;
}

/** Body of the call that turns an approved mandate into a nonce. */
export function accountBody(mandate: PendingMandate): object {
  return {
    sepa_debit_account: {
      last_4: mandate.last4,
      merchant_or_partner_customer_id: mandate.customerId,
      bank_reference_token: mandate.bankReferenceToken,
      mandate_type: mandate.mandateType,
    },
    merchant_account_id: mandate.merchantAccountId,
  };
}
