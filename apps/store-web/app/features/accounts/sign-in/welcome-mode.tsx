import { buttonClass } from '@albumen/ui/buttons/button';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { useIsGuest, useReturnTo } from '../../../shell/use-guest.ts';
import { PlatePage } from '../../plates/plate-page.tsx';
import '../accounts.css';

export function WelcomeMode() {
  return useIsGuest() ? <WelcomeGuest /> : <WelcomePhotographer />;
}

function WelcomeGuest() {
  const gallery = useReturnTo('');
  return (
    <PlatePage
      scene="new"
      title="Your email is verified"
      lead="Your account keeps your favorites and orders in one place."
    >
      <p className="account-page__buttons">
        <Link to={gallery} className={buttonClass({ kind: 'primary' })}>
          Back to the gallery
        </Link>
        <Link to={href.orders()} className={buttonClass({ kind: 'quiet' })}>
          See my orders
        </Link>
      </p>
    </PlatePage>
  );
}

function WelcomePhotographer() {
  return (
    <PlatePage
      scene="new"
      title="Your email is verified"
      lead="Galleries can be shared now, with one link for everyone you invite."
    >
      <p className="account-page__buttons">
        <Link to={href.galleryCreate()} className={buttonClass({ kind: 'primary' })}>
          Create a gallery
        </Link>
        <Link to={href.dashboard()} className={buttonClass({ kind: 'quiet' })}>
          See my galleries
        </Link>
      </p>
    </PlatePage>
  );
}
