import { accountCredentials, type Credentials } from '@albumen/contract/endpoints/credentials';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { href } from '../../paths.ts';
import type { FormOutcome } from '../../shell/forms/form-outcome.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

interface AskForProofProps {
  /** What a form was answered that only its fresh owner may send. */
  outcome: FormOutcome;
  credentials: Credentials;
}

/** Stands in such a form: asks for a proof in a dialog and sends the form once more after it. */
export function AskForProof({ outcome, credentials }: AskForProofProps) {
  const { pathname } = useLocation();
  const place = useRef<HTMLParagraphElement>(null);
  const ask = useEffectEvent(() => {
    const onProved = () => place.current?.closest('form')?.requestSubmit();
    void openOverlay('proveIdentity', { calls: accountCredentials, credentials, onProved });
  });
  // Each answer asks again, whoever closed the dialog before.
  useEffect(() => ask(), [outcome]);
  return (
    <p ref={place}>
      <Link to={href.accountVerify('login', pathname)}>Sign in again</Link>
    </p>
  );
}
