import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';

export function AlreadyRegistered({ returnTo }: { returnTo: string }) {
  return (
    <p className="narrow-page__note">
      Have an account?{' '}
      <Link to={href.accountVerify('login', returnTo === '' ? undefined : returnTo)}>Sign in</Link>
    </p>
  );
}
