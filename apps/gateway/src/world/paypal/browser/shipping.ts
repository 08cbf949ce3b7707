import type { ShippingAddress, ShippingChange, ShippingOption } from './line.ts';
import type { ButtonOptions } from './options.ts';

const addressErrors = {
  ADDRESS_ERROR: 'ADDRESS_ERROR',
  COUNTRY_ERROR: 'COUNTRY_ERROR',
  STATE_ERROR: 'STATE_ERROR',
  ZIP_ERROR: 'ZIP_ERROR',
};
const optionErrors = {
  METHOD_UNAVAILABLE: 'METHOD_UNAVAILABLE',
  STORE_UNAVAILABLE: 'STORE_UNAVAILABLE',
};
const unspoken = 'refused';

/**
 * Asks the merchant's callbacks whether a choice of the payer's stands.
 * @returns why not, or undefined
 */
export async function askMerchant(
  options: ButtonOptions,
  token: string,
  change: ShippingChange,
): Promise<string | undefined> {
  const { onShippingAddressChange, onShippingOptionsChange, onShippingChange } = options;
  const { paymentId, address, option } = change;
  const ids = {
    orderID: token,
    orderId: token,
    paymentID: paymentId,
    paymentId,
    paymentToken: token,
  };
  let refusal: string | undefined;
  const actions = {
    resolve: () => undefined,
    reject: (reason: unknown = unspoken) => {
      refusal = String(reason);
    },
  };
  try {
    if (change.kind === 'address' && address) {
      const shippingAddress = { ...address };
      await onShippingAddressChange?.({ ...ids, shippingAddress, errors: addressErrors }, actions);
    }
    if (change.kind === 'option' && option) {
      const selectedShippingOption = modernOption(option);
      await onShippingOptionsChange?.(
        { ...ids, selectedShippingOption, errors: optionErrors },
        actions,
      );
    }
    await onShippingChange?.(
      {
        ...ids,
        ...(address && { shipping_address: olderAddress(address) }),
        ...(option && { selected_shipping_option: olderOption(option) }),
      },
      actions,
    );
  } catch {
    return unspoken;
  }
  return refusal;
}

function modernOption({ id, label, type, amount }: ShippingOption): object {
  const { currency: currencyCode, value } = amount;
  return { id, label, type, amount: { currencyCode, value }, selected: true };
}

function olderOption({ id, label, type, amount }: ShippingOption): object {
  return { id, label, type, amount: { currency_code: amount.currency, value: amount.value } };
}

function olderAddress({ city, state, postalCode, countryCode }: ShippingAddress): object {
  return { city, state, postal_code: postalCode, country_code: countryCode };
}
