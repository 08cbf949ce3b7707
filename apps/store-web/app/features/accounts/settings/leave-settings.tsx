import { exportAccount } from '@albumen/contract/endpoints/accounts';
import { limits } from '@albumen/contract/limits';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { DownloadIcon } from '@albumen/ui/icons';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { useIsGuest } from '../../../shell/use-guest.ts';
import { SettingsSection } from './settings-section.tsx';

const photographer = {
  copy: "Profile, galleries, the facts of every photo, favorites, orders. The photos themselves come with each gallery's download.",
  leave: 'Galleries stop being shared at once. ',
};

const guest = {
  copy: 'Profile, favorites, designs, orders: what we keep of you, as one file.',
  leave: '',
};

export function LeaveSettings() {
  const words = useIsGuest() ? guest : photographer;
  return (
    <>
      <SettingsSection title="A copy of your data" text={words.copy}>
        <p>
          <a href={exportAccount.path} download className={buttonClass({ kind: 'plain' })}>
            <DownloadIcon size={16} /> Download my data
          </a>
        </p>
      </SettingsSection>
      <SettingsSection
        title="Leave"
        text={`${words.leave}Everything is kept for ${limits.deletedKeptDays} days, and the link that we mail you brings it back; then it is deleted for good.`}
      >
        <p>
          <Button onClick={() => void openOverlay('deleteAccount')}>Delete account</Button>
        </p>
      </SettingsSection>
    </>
  );
}
