import { href, type VerifyMode } from '../../../paths.ts';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { Link } from '../../../shell/navigation/link.tsx';

interface WayOnProps {
  mode: VerifyMode;
  token: string;
  code: FormOutcome['code'];
}

/** Under the form that a mailed link leads to: what to do where it was refused. */
export function WayOn({ mode, token, code }: WayOnProps) {
  if (code === 'signInToConfirm') {
    const here = `${href.accountVerify(mode)}&token=${encodeURIComponent(token)}`;
    return (
      <p>
        <Link to={href.accountVerify('login', here)}>Sign in</Link>
      </p>
    );
  }
  if (code !== 'linkInvalid') return null;
  return (
    <p>
      {/* An undone deletion needs no other link, one that was carried out has none. */}
      {mode === 'undo' ? (
        <Link to={href.accountVerify('login')}>Sign in</Link>
      ) : (
        <Link to={href.accountVerify(mode)}>Get a new link</Link>
      )}
    </p>
  );
}
