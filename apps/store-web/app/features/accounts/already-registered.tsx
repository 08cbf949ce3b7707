import { Link } from '../../shell/link.tsx';
import { href } from '../../paths.ts';

export function AlreadyRegistered({ returnTo }: { returnTo: string }) {
  return (
    <p className="account-page__note">
      Have an account?{' '}
      <Link to={href.accountVerify('login', returnTo === '' ? undefined : returnTo)}>Sign in</Link>
    </p>
  );
}
