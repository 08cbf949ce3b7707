import { consentToCookies } from '@albumen/contract/endpoints/accounts';
import { Button } from '@albumen/ui/buttons/button';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { call } from '../api/browser-api.ts';
import { closeOverlay } from './overlay-store.ts';
import './cookie-consent-overlay.css';

/** Leaves the page usable; without an answer it asks again at the next visit. */
export function Overlay() {
  const close = () => closeOverlay('cookieConsent');
  const accept = () => {
    close();
    void call(consentToCookies);
  };
  return (
    <section className="cookie-consent" aria-label="Cookies">
      <p className="text-sm">
        One cookie remembers your favorites on this device for 90 days. Nothing follows you
        elsewhere. <Link to={href.privacy()}>Privacy</Link>
      </p>
      <div className="cookie-consent__actions">
        <Button isDense kind="quiet" onClick={close}>
          Not now
        </Button>
        <Button isDense kind="primary" onClick={accept}>
          Remember favorites
        </Button>
      </div>
    </section>
  );
}
