import type { PayoutDetails } from '@albumen/contract/endpoints/sales';
import { limits } from '@albumen/contract/limits';
import { buttonClass } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';

/** Where a photographer is paid, or the way to tell us. */
export function PaidTo({ details }: PayoutDetails) {
  if (details === null) {
    return (
      <Notice title="Tell us where to pay you">
        <p>What is due to you waits here until we know your bank account.</p>
        <p>
          <Link className={buttonClass({})} to={href.payoutDetails()}>
            Add a bank account
          </Link>
        </p>
      </Notice>
    );
  }
  return (
    <p className="text-sm text-muted sales__paid-to">
      Paid within {limits.payoutWithinDays} days of a month’s end to {details.holderName},{' '}
      {details.masked}.{' '}
      <Link className="link" to={href.payoutDetails()}>
        Change the bank account
      </Link>
    </p>
  );
}
