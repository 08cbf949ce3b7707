import { scriptUrl } from '../../../shell/trusted-html.ts';

export interface WidgetOptions {
  sitekey: string;
  theme: 'auto' | 'light' | 'dark';
  size: 'normal' | 'flexible' | 'compact';
  'response-field': boolean;
  callback: (token: string) => void;
  'expired-callback': () => void;
  /** Answering true says that we show the failure ourselves. */
  'error-callback': (code: string) => boolean;
}

/** The part of the vendor's global that we use; the stand-in has the same. */
export interface BotCheckScript {
  render: (container: HTMLElement, options: WidgetOptions) => string;
  reset: (widgetId: string) => void;
  remove: (widgetId: string) => void;
}

declare global {
  interface Window {
    turnstile?: BotCheckScript;
  }
}

let loading: Promise<BotCheckScript> | undefined;

/** Loads the widget's script once a page; after a failure the next call loads it again. */
export function loadBotCheck(url: string): Promise<BotCheckScript> {
  loading ??= load(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(url: string): Promise<BotCheckScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce !== undefined) script.nonce = nonce;
    script.src = scriptUrl(url);
    script.async = true;
    script.addEventListener('load', () => {
      if (window.turnstile) resolve(window.turnstile);
      else reject(new Error('the bot check has no global'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the bot check did not load'));
    });
    document.head.append(script);
  });
}
