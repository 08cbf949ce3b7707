import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Switch } from '@albumen/ui/forms/checkbox';
import { SelectField } from '@albumen/ui/forms/select-field';
import { href } from '../../../paths.ts';
import { Link } from '../../../shell/navigation/link.tsx';
import { ForChangers } from '../../../shell/for-changers.tsx';
import { useMay } from '../../../shell/use-may.ts';
import { CoverSettings } from '../cover/cover-settings.tsx';
import { GalleryBrand } from './gallery-brand.tsx';
import { CameraClocks } from './camera-clocks.tsx';
import { GalleryExpiry } from './gallery-expiry.tsx';
import { GalleryFindMe } from './gallery-find-me.tsx';
import { GalleryPin } from './gallery-pin.tsx';
import { GuestList } from './guest-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettings } from './use-settings.ts';

const sizes = [
  { value: '', label: 'Originals' },
  { value: '2560', label: 'Up to 2560 pixels' },
  { value: '1440', label: 'Up to 1440 pixels' },
];

/** What guests may do here; every switch is saved at once. */
export function GallerySettingsPanel({ gallery: saved }: { gallery: Gallery }) {
  const { shown: gallery, change } = useSettings(saved);
  const seesPrices = useMay('sales:see');
  return (
    <div className="gallery-settings">
      <ForChangers right="galleries:change">
        <CoverSettings gallery={gallery} onChange={change} />
        {gallery.brands.length > 1 && <GalleryBrand gallery={gallery} />}
        <SettingsSection
          title="Downloads"
          text="Guests leave their email before they download, so that you know who has your photos."
        >
          <Switch
            name="allowsDownloads"
            label="Guests may download"
            checked={gallery.allowsDownloads}
            onChange={({ target }) => void change({ allowsDownloads: target.checked })}
          />
          <SelectField
            name="downloadMaxPixels"
            label="Size of downloads"
            options={sizes}
            disabled={!gallery.allowsDownloads}
            value={String(gallery.downloadMaxPixels ?? '')}
            onChange={({ target }) => void change({ downloadMaxPixels: pixelsOf(target.value) })}
          />
        </SettingsSection>
        <SettingsSection
          title="Favorites"
          text="Hearts that guests leave. You see whose they are under Favorites."
        >
          <Switch
            name="allowsFavorites"
            label="Guests may favorite"
            checked={gallery.allowsFavorites}
            onChange={({ target }) => void change({ allowsFavorites: target.checked })}
          />
        </SettingsSection>
        {gallery.findMe !== null && (
          <GalleryFindMe
            findMe={gallery.findMe}
            photoCount={gallery.photoCount}
            onChange={change}
          />
        )}
        <SettingsSection
          title="Shop"
          text="Prints, albums and cards of this gallery. What lies in a cart when you switch it off can still be ordered."
        >
          <Switch
            name="allowsShop"
            label="Guests may order"
            checked={gallery.allowsShop}
            onChange={({ target }) => void change({ allowsShop: target.checked })}
          />
        </SettingsSection>
        {seesPrices && (
          <SettingsSection
            title="Prices"
            text="What you add to our prices when guests order from your galleries is yours."
          >
            <Link className="link" to={href.accountPrices()}>
              Set your prices
            </Link>
          </SettingsSection>
        )}
        <SettingsSection title="PIN" text="Asked once of everybody who opens the link.">
          <GalleryPin gallery={gallery} onChange={change} />
        </SettingsSection>
        <SettingsSection
          title="End"
          text="After this day guests see that the gallery is closed. You keep everything."
        >
          <GalleryExpiry gallery={gallery} onChange={change} />
        </SettingsSection>
      </ForChangers>
      <SettingsSection
        title="Guests"
        text="Who left an email here, to download or to keep favorites. No guest sees the others."
      >
        <GuestList galleryId={gallery.galleryId} />
      </SettingsSection>
      {gallery.cameras.length > 1 && <CameraClocks gallery={gallery} />}
    </div>
  );
}

function pixelsOf(value: string): 1440 | 2560 | null {
  if (value === '1440') return 1440;
  return value === '2560' ? 2560 : null;
}
