import { buttonClass } from '@albumen/ui/buttons/button';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { PlatePage } from '../../plates/plate-page.tsx';

export function SignedOut({ isDeleted }: { isDeleted: boolean }) {
  return (
    <PlatePage
      scene="out"
      title={isDeleted ? 'Your account is closed' : 'You are signed out'}
      lead={
        isDeleted
          ? 'Everything is kept for 30 days. The link that we mailed you brings it all back.'
          : 'Your galleries stay shared, and uploads that had finished are kept.'
      }
    >
      <p>
        <Link
          to={isDeleted ? href.home() : href.accountVerify('login')}
          className={buttonClass({ kind: 'plain' })}
        >
          {isDeleted ? 'Start page' : 'Sign in again'}
        </Link>
      </p>
    </PlatePage>
  );
}
