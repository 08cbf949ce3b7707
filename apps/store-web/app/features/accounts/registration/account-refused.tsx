import type { Problem } from '@albumen/contract/problems';
import { href } from '../../../paths.ts';
import { RefusedForm } from '../../../shell/forms/refused-form.tsx';
import { addressLabels } from '../../addresses/address-labels.ts';
import { isAboutExistingAccount } from './existing-account.ts';

/** An account that was not made, for those who ask for HTML. */
export function AccountRefused({ problem }: { problem: Problem }) {
  return (
    <RefusedForm problem={problem} labels={addressLabels}>
      {isAboutExistingAccount(problem.title) && (
        <p>
          <a href={href.accountVerify('login')}>Sign in instead</a>
        </p>
      )}
    </RefusedForm>
  );
}
