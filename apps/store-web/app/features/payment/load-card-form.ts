import { foreignScriptUrl } from '../../shell/trusted-html.ts';

export interface ScriptForm {
  tokenize: () => Promise<{ token: string }>;
  teardown: () => void;
}

interface ScriptFormOptions {
  clientToken: string;
  container: HTMLElement;
  style: Record<string, string>;
}

/** What the script fills `window.AlbumenCardForm` with. */
export interface CardFormScript {
  create: (options: ScriptFormOptions) => Promise<ScriptForm>;
}

let loading: Promise<CardFormScript> | undefined;

/** Loads the gateway's script once; a failed load may be tried again. */
export function loadCardForm(scriptUrl: string): Promise<CardFormScript> {
  loading ??= insertScript(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(url: string): Promise<CardFormScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = foreignScriptUrl(url);
    script.addEventListener('load', () => {
      const made: unknown = Object(window).AlbumenCardForm;
      if (isScript(made)) resolve(made);
      else reject(new Error('the card form did not start'));
    });
    script.addEventListener('error', () => reject(new Error('the card form could not be loaded')));
    document.head.append(script);
  });
}

function isScript(made: unknown): made is CardFormScript {
  return typeof made === 'object' && made !== null && 'create' in made;
}
