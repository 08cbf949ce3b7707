import { exportAccount } from '@albumen/contract/endpoints/accounts';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { DownloadIcon } from '@albumen/ui/icons';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { SettingsSection } from './settings-section.tsx';

export function LeaveSettings() {
  return (
    <>
      <SettingsSection
        title="A copy of your data"
        text="Profile, galleries, the facts of every photo, favorites. The photos themselves come with each gallery's download."
      >
        <p>
          <a href={exportAccount.path} download className={buttonClass({ kind: 'plain' })}>
            <DownloadIcon size={16} /> Download my data
          </a>
        </p>
      </SettingsSection>
      <SettingsSection
        title="Leave"
        text="Galleries stop being shared at once. Everything is kept for 30 days and can be brought back; then it is deleted for good."
      >
        <p>
          <Button onClick={() => void openOverlay('deleteAccount')}>Delete account</Button>
        </p>
      </SettingsSection>
    </>
  );
}
