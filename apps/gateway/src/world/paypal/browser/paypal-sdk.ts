import { makeButtons } from './buttons.ts';
import { FUNDING, isFundingEligible } from './funding.ts';
import type { ButtonOptions } from './options.ts';
import { readSettings } from './settings.ts';

/** Stands in for PayPal's script: the same buttons and callbacks, with the gateway's wallet behind. */
const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('This is a script of its own.');
const settings = readSettings(script);

Object.assign(window, {
  [settings.namespace]: {
    version: '5.0.0-sandbox',
    FUNDING,
    Buttons: (options?: ButtonOptions) => makeButtons(settings, options),
    isFundingEligible: (source: string) => isFundingEligible(settings, source),
    getFundingSources: () => Object.values(FUNDING),
  },
});
