import { foreignScriptUrl } from '../../shell/trusted-html.ts';
import { readScriptForm, type CardFormScript } from './script-form.ts';

let loading: Promise<CardFormScript> | undefined;

/** Loads the vendor's script once; a failed load may be tried again. */
export function loadCardForm(scriptUrl: string, global: string): Promise<CardFormScript> {
  loading ??= insertScript(scriptUrl, global).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(url: string, global: string): Promise<CardFormScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = foreignScriptUrl(url);
    script.addEventListener('load', () => {
      const made = readScriptForm(window, global);
      if (made !== undefined) resolve(made);
      else reject(new Error('the card form did not start'));
    });
    script.addEventListener('error', () => reject(new Error('the card form could not be loaded')));
    document.head.append(script);
  });
}
