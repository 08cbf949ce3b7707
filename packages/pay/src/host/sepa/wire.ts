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

type Snake = 'address_line_1' | 'address_line_2' | 'admin_area_1' | 'admin_area_2' | 'postal_code';
type Camel = 'addressLine1' | 'addressLine2' | 'adminArea1' | 'adminArea2' | 'postalCode';

function wireAddress(given: SepaBillingAddress | null | undefined): object {
  const address = given ?? {};
  const either = (name: Camel, other: Snake): unknown =>
    name in address ? address[name] : address[other];
  return {
    address_line_1: either('addressLine1', 'address_line_1'),
    address_line_2: either('addressLine2', 'address_line_2'),
    admin_area_1: either('adminArea1', 'admin_area_1'),
    admin_area_2: either('adminArea2', 'admin_area_2'),
    postal_code: either('postalCode', 'postal_code'),
  };
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
