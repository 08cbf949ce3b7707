import type { CoverStyle } from '@albumen/contract/covers';
import { coverStyles, focusPosition } from '@albumen/contract/covers';
import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { renditionUrl } from '@albumen/contract/renditions';
import type { ChangeSettings } from '../settings/use-settings.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { useMay } from '../../../shell/use-may.ts';
import { FocalPoint } from './focal-point.tsx';
import './cover.css';

const labels: Record<CoverStyle, string> = {
  photo: 'Over the photo',
  centered: 'Centered',
  framed: 'Framed',
  beside: 'Side by side',
  banner: 'Banner',
  words: 'Title page',
};

export interface CoverSettingsProps {
  gallery: Gallery;
  onChange: ChangeSettings;
}

/** How the gallery opens: one of six styles, drawn with its own hero, and where the hero is cropped. */
export function CoverSettings({ gallery, onChange }: CoverSettingsProps) {
  const { hero } = gallery;
  const mayChange = useMay('galleries:change');
  if (hero === null) {
    return (
      <SettingsSection title="Cover" text="How the gallery opens.">
        <p className="text-sm">With the first photo you choose its cover here.</p>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection
      title="Cover"
      text="How the gallery opens. The star on a photo makes it the hero; your logo stands above the title where your brand says so."
    >
      <fieldset className="cover-choices">
        <legend className="visually-hidden">Style of the cover</legend>
        {coverStyles.map((style) => (
          <label key={style} className="cover-choice text-sm">
            <input
              type="radio"
              name="coverStyle"
              value={style}
              className="visually-hidden"
              checked={style === gallery.coverStyle}
              onChange={() => void onChange({ coverStyle: style })}
            />
            <span className={`cover-choice__sketch cover-choice__sketch--${style}`}>
              <img
                src={renditionUrl(hero, '400')}
                alt=""
                style={{ objectPosition: focusPosition(hero.focus) }}
              />
              <span className="cover-choice__words" />
            </span>
            {labels[style]}
          </label>
        ))}
      </fieldset>
      {mayChange && <FocalPoint key={hero.photoId} galleryId={gallery.galleryId} hero={hero} />}
    </SettingsSection>
  );
}
