import type { Settings } from '../../settings.ts';
import { isProvider } from './provider-hosts.ts';

/** Path of the script-loaded form at a gateway of ours. */
const sandboxPath = '/card-form/v1/card-form.js';

type CardFormSettings = Pick<
  Settings,
  'PAYMENT_URL' | 'PAYMENT_SCRIPTS_URL' | 'CARD_FORM_SCRIPT_URL' | 'CARD_FORM_GLOBAL'
>;

/** The vendor's script, else the form of our gateway; undefined where cards go elsewhere and none is set. */
export function cardFormScript(
  settings: CardFormSettings,
): { scriptUrl: string; global: string } | undefined {
  const { PAYMENT_URL, PAYMENT_SCRIPTS_URL, CARD_FORM_SCRIPT_URL, CARD_FORM_GLOBAL } = settings;
  const gateway = PAYMENT_SCRIPTS_URL ?? PAYMENT_URL;
  const sandbox = gateway === undefined || isProvider(gateway) ? undefined : gateway + sandboxPath;
  const scriptUrl = CARD_FORM_SCRIPT_URL ?? sandbox;
  return scriptUrl === undefined ? undefined : { scriptUrl, global: CARD_FORM_GLOBAL };
}

/** Whether somebody else's script makes the form. */
export function isForeignForm({ CARD_FORM_SCRIPT_URL }: CardFormSettings): boolean {
  return CARD_FORM_SCRIPT_URL !== undefined;
}
