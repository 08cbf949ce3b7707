import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Switch } from '@albumen/ui/forms/checkbox';
import type { ChangeSettings } from './use-settings.ts';
import { SettingsSection } from './settings-section.tsx';

interface GalleryFindMeProps {
  findMe: NonNullable<Gallery['findMe']>;
  photoCount: number;
  onChange: ChangeSettings;
}

/** Whether guests may look for themselves, with the words that they agree to. */
export function GalleryFindMe({ findMe, photoCount, onChange }: GalleryFindMeProps) {
  return (
    <SettingsSection
      title="Find me"
      text="Guests find the photos that show them by a picture of themselves. Switched off, everything that tells faces apart is deleted at once."
    >
      <Switch
        name="allowsFindMe"
        label="Guests may find themselves"
        checked={findMe.isOn}
        onChange={({ target }) => void onChange({ allowsFindMe: target.checked })}
      />
      {findMe.isOn && <output className="text-sm">{progressOf(findMe, photoCount)}</output>}
      <Switch
        name="showsPeople"
        label="Show people by name"
        hint="Puts faces together into people, whom you name under People. Guests see those with a name."
        disabled={!findMe.isOn}
        checked={findMe.showsPeople}
        onChange={({ target }) => void onChange({ showsPeople: target.checked })}
      />
      <figure className="gallery-settings__quote">
        <figcaption className="text-sm text-muted">What guests read before they agree</figcaption>
        <blockquote className="text-sm">{findMe.text}</blockquote>
      </figure>
    </SettingsSection>
  );
}

function progressOf({ isReady, described }: GalleryFindMeProps['findMe'], photoCount: number) {
  if (isReady) return 'Every photo was looked at.';
  const [done, all] = [described, photoCount].map((count) => count.toLocaleString('en-US'));
  return `${done} of ${all} photos were looked at. Guests can search already; some may be missing.`;
}
