import type { z } from 'zod';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';

/** What a request says of the payer's visit and of a vault elsewhere; it is checked, and forgotten. */
export const contextShape = {
  sca_exemption: wireText,
  external_vault: wireObject({ status: wireText, previous_network_transaction_id: wireText }),
  risk_data: wireObject({
    customer_browser: wireText,
    customer_device_id: wireText,
    customer_location_zip: wireText,
    customer_tenure: wireText,
  }),
} satisfies z.ZodRawShape;

type Context = z.output<z.ZodObject<typeof contextShape>>;

/** https://developer.paypal.com/braintree/docs/reference/request/transaction/sale */
const exemptions = new Set([
  'low_value',
  'secure_corporate',
  'trusted_beneficiary',
  'transaction_risk_analysis',
]);
const place = 'transaction';

export function checkContext(fields: Context, errors: ValidationErrors): void {
  const { sca_exemption: exemption } = fields;
  if (exemption && !exemptions.has(exemption)) addError(errors, `${place}.scaExemption`, '915213');
  checkExternalVault(fields.external_vault, errors);
  checkRiskData(fields.risk_data ?? {}, errors);
}

function checkExternalVault(vault: Context['external_vault'], errors: ValidationErrors): void {
  const { status, previous_network_transaction_id: previous } = vault ?? {};
  const note = (attribute: string, code: ValidationCode): void =>
    addError(errors, `${place}.externalVault.${attribute}`, code);
  if (status && status !== 'will_vault' && status !== 'vaulted') note('status', '915175');
  if (status === 'will_vault' && previous) note('status', '915177');
  if (previous && !/^[A-Za-z0-9]{1,255}$/.test(previous)) {
    note('previousNetworkTransactionId', '915179');
  }
}

function checkRiskData(risk: NonNullable<Context['risk_data']>, errors: ValidationErrors): void {
  const note = (attribute: string, code: ValidationCode): void =>
    addError(errors, `${place}.riskData.${attribute}`, code);
  const { customer_location_zip: zip = '' } = risk;
  if ((risk.customer_browser?.length ?? 0) > 255) note('customerBrowser', '94701');
  if ((risk.customer_device_id?.length ?? 0) > 255) note('customerDeviceId', '94702');
  if (!/^[A-Za-z0-9 -]*$/.test(zip)) note('customerLocationZip', '94703');
  else if (zip.replaceAll(/[ -]/g, '').length > 9) note('customerLocationZip', '94705');
  if ((risk.customer_tenure?.length ?? 0) > 255) note('customerTenure', '94706');
}
