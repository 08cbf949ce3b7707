import { THREEDS_INLINE_IFRAME_DETAILS_INCORRECT } from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import { trustedHtml } from '../shared/trusted-types.ts';

interface InlineDetails {
  paymentType?: unknown;
  data?: { mode?: unknown };
}

type Setup = (
  ...given: [
    html: string | undefined,
    details: InlineDetails | undefined,
    resolve: () => void,
    reject: (reason: unknown) => void,
  ]
) => void;

/** Takes the network's frame and hands it out, or hides it where there is nothing to be seen. */
export function onInlineSetup(
  emit: (event: string, ...given: unknown[]) => void,
  fail: (reason: unknown) => void,
): Setup {
  return (...[html, details, resolve, reject]) => {
    const mode = details?.data?.mode;
    if (!html || details?.paymentType !== 'CCA' || (mode !== 'suppress' && mode !== 'static')) {
      const reason = payError(THREEDS_INLINE_IFRAME_DETAILS_INCORRECT);
      fail(reason);
      reject(reason);
      return;
    }
    const element = document.createElement('div');
    element.innerHTML = trustedHtml(html);
    if (mode === 'suppress') {
      element.style.display = 'none';
      document.body.append(element);
      resolve();
    } else {
      emit('authentication-iframe-available', { element }, () => resolve());
    }
  };
}
