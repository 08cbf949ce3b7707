import { exportAccount } from '@albumen/contract/endpoints/accounts';
import { Button, buttonClass } from '@albumen/ui/button';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

export function LeaveSettings() {
  return (
    <>
      <h2 className="title-sm">A copy of your data</h2>
      <p className="narrow-page__note">
        Account, galleries, the facts of every photo, favorites. The photos themselves come with
        each gallery's download.
      </p>
      <p>
        <a href={exportAccount.path} download className={buttonClass({ kind: 'plain' })}>
          Download my data
        </a>
      </p>
      <div className="settings__danger">
        <h2 className="title-sm">Close this account</h2>
        <p className="narrow-page__note">
          Galleries stop being shared at once. Everything is kept for 30 days and can be brought
          back; then it is deleted for good.
        </p>
        <p>
          <Button kind="danger" onClick={() => void openOverlay('deleteAccount')}>
            Delete account
          </Button>
        </p>
      </div>
    </>
  );
}
