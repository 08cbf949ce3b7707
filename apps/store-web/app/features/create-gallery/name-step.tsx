import { daysOf } from '@albumen/contract/calendar-day';
import { galleryNameForm, galleryYears, occasions } from '@albumen/contract/forms/gallery-forms';
import { TextField } from '@albumen/ui/forms/text-field';
import { StepForm } from './step-form.tsx';
import type { GalleryDraft } from './use-draft.ts';

export interface StepProps {
  draft: GalleryDraft;
  /** Every letter, so that the cover shows it. */
  onType: (values: Partial<GalleryDraft>) => void;
  onDone: () => void;
}

export function NameStep({ draft, onType, onDone }: StepProps) {
  return (
    <StepForm rules={galleryNameForm} button="Go on" onDone={onDone}>
      <TextField
        name="title"
        label="Title"
        placeholder="Elena & Marc"
        value={draft.title}
        onChange={({ target }) => onType({ title: target.value })}
        autoComplete="off"
        required
      />
      <div className="create-gallery__occasion">
        <TextField
          name="occasion"
          label="Occasion"
          isOptional
          autoComplete="off"
          value={draft.occasion}
          onChange={({ target }) => onType({ occasion: target.value })}
        />
        <fieldset className="create-gallery__choices">
          <legend className="visually-hidden">Occasions to choose from</legend>
          {occasions.map((occasion) => (
            <button
              key={occasion}
              type="button"
              className="create-gallery__choice"
              aria-pressed={draft.occasion === occasion}
              onClick={() => onType({ occasion: draft.occasion === occasion ? '' : occasion })}
            >
              {occasion}
            </button>
          ))}
        </fieldset>
      </div>
      <TextField
        name="date"
        label="Date"
        type="date"
        isOptional
        {...daysOf(galleryYears)}
        value={draft.date}
        onChange={({ target }) => onType({ date: target.value })}
      />
    </StepForm>
  );
}
