import type { Brand } from '@albumen/contract/endpoints/brands';
import { galleryBrandForm } from '@albumen/contract/forms/gallery-forms';
import { TextField } from '@albumen/ui/forms/text-field';
import { Link } from '../../shell/navigation/link.tsx';
import { href } from '../../paths.ts';
import type { StepProps } from './name-step.tsx';
import { StepForm } from './step-form.tsx';

export function BrandStep({ brand, draft, onType, onDone }: StepProps & { brand: Brand }) {
  const hasLogo = brand.logoUrl !== null && brand.logoStyle === 'logo';
  return (
    <StepForm rules={galleryBrandForm} button="Go on" onDone={onDone}>
      <TextField
        name="businessName"
        label="Business name"
        hint={
          hasLogo
            ? 'Your logo stands on the gallery; this name is in its link and mails.'
            : 'Stands on the gallery, under its title.'
        }
        value={draft.businessName}
        onChange={({ target }) => onType({ businessName: target.value })}
        autoComplete="organization"
        required
      />
      <p className="text-sm text-muted">
        Logo and name for all your galleries are in{' '}
        <Link to={href.accountBrand()} target="_blank">
          brand settings
        </Link>
        .
      </p>
    </StepForm>
  );
}
