import { limits } from '@albumen/contract/limits';
import { buttonClass } from '@albumen/ui/buttons/button';
import { Link } from '../../../shell/navigation/link.tsx';
import { useIsGuest, useReturnTo } from '../../../shell/use-guest.ts';
import { href } from '../../../paths.ts';
import { PlatePage } from '../../plates/plate-page.tsx';

export function SignedOut({ isDeleted }: { isDeleted: boolean }) {
  return isDeleted ? <Closed /> : <JustSignedOut />;
}

function Closed() {
  const isGuest = useIsGuest();
  const gallery = useReturnTo('');
  return (
    <PlatePage
      scene="out"
      title="Your account is closed"
      lead={`Everything is kept for ${limits.deletedKeptDays} days. The link that we mailed you brings it all back.`}
    >
      <p>
        <Link to={isGuest ? gallery : href.home()} className={buttonClass({ kind: 'plain' })}>
          {isGuest ? 'Back to the gallery' : 'Start page'}
        </Link>
      </p>
    </PlatePage>
  );
}

function JustSignedOut() {
  const isGuest = useIsGuest();
  return (
    <PlatePage
      scene="out"
      title="You are signed out"
      lead={
        isGuest
          ? 'Your favorites and orders are kept.'
          : 'Your galleries stay shared, and uploads that had finished are kept.'
      }
    >
      <p>
        <Link to={href.accountVerify('login')} className={buttonClass({ kind: 'plain' })}>
          Sign in again
        </Link>
      </p>
    </PlatePage>
  );
}
