import type { Brand } from '@albumen/contract/endpoints/brands';
import { galleryBrandForm } from '@albumen/contract/forms/gallery-forms';
import { TextField } from '@albumen/ui/text-field';
import { Link } from '../../shell/link.tsx';
import { href } from '../../paths.ts';
import type { StepProps } from './name-step.tsx';
import { StepForm } from './step-form.tsx';

export function BrandStep({ brand, draft, onDone }: StepProps & { brand: Brand }) {
  return (
    <StepForm rules={galleryBrandForm} button="Go on" onDone={onDone}>
      {brand.logoUrl !== null && brand.logoStyle === 'logo' && (
        <img
          className="create-gallery__logo"
          src={brand.logoUrl}
          alt={`Logo of ${brand.businessName}`}
          width={brand.logoWidth ?? undefined}
          height={brand.logoHeight ?? undefined}
        />
      )}
      <TextField
        name="businessName"
        label="Business name"
        hint="Stands on the gallery, under its title."
        defaultValue={draft.businessName}
        required
      />
      <p className="text-sm text-muted">
        Your logo and name for all galleries are in{' '}
        <Link to={href.accountBrand()} target="_blank">
          brand settings
        </Link>
        .
      </p>
    </StepForm>
  );
}
