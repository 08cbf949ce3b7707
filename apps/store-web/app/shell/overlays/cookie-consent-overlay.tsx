import { consentToCookies } from '@albumen/contract/endpoints/accounts';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { call } from '../api/browser-api.ts';
import { refreshViewer } from '../viewer.ts';
import { declineCookies } from './cookie-choice.ts';
import { closeOverlay } from './overlay-store.ts';
import './cookie-consent-overlay.css';

/**
 * One line beside the first heart; the page stays usable, and without an answer a later heart asks again.
 * In the preview it stands in the preview: behind a modal dialog nobody could answer.
 */
export function Overlay() {
  const close = () => closeOverlay('cookieConsent');
  const decline = () => {
    declineCookies();
    close();
  };
  const accept = () => {
    close();
    void call(consentToCookies).then(refreshViewer);
  };
  const [dialog] = useState(() => document.querySelector('dialog[open] .preview'));
  const line = (
    <section className="cookie-consent text-sm" aria-label="Cookie for favorites">
      <p>
        Keep favorites with <Link to={href.privacy('cookies')}>one cookie</Link>?
      </p>
      <Button isDense kind="quiet" onClick={decline}>
        Not now
      </Button>
      <Button isDense kind="primary" onClick={accept}>
        Keep them
      </Button>
    </section>
  );
  return dialog ? createPortal(line, dialog) : line;
}
