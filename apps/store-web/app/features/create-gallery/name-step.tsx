import { galleryForm, occasions } from '@albumen/contract/forms/gallery-forms';
import { TextField } from '@albumen/ui/text-field';
import { StepForm } from './step-form.tsx';
import type { GalleryDraft } from './use-creation.ts';

export interface StepProps {
  draft: GalleryDraft;
  onDone: (values: Partial<GalleryDraft>) => void;
}

export function NameStep({ draft, onDone }: StepProps) {
  return (
    <StepForm rules={galleryForm} button="Go on" onDone={onDone}>
      <TextField name="title" label="Title" defaultValue={draft.title} required />
      <TextField
        name="occasion"
        label="Occasion"
        isOptional
        defaultValue={draft.occasion}
        list="occasions"
      />
      <datalist id="occasions">
        {occasions.map((occasion) => (
          <option key={occasion}>{occasion}</option>
        ))}
      </datalist>
      <TextField name="date" label="Date" type="date" isOptional defaultValue={draft.date} />
    </StepForm>
  );
}
