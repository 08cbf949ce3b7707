import type { Brand } from '@albumen/contract/endpoints/brands';
import { galleryBrandForm } from '@albumen/contract/forms/gallery-forms';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { Link } from '../../shell/navigation/link.tsx';
import { href } from '../../paths.ts';
import type { StepProps } from './name-step.tsx';
import { StepForm } from './step-form.tsx';

interface BrandStepProps extends StepProps {
  brands: readonly Brand[];
  /** The one that the draft wears. */
  brand: Brand;
}

export function BrandStep({ brands, brand, draft, onType, onDone }: BrandStepProps) {
  const hasLogo = brand.logoUrl !== null && brand.logoStyle === 'logo';
  const wear = (brandId: string) => {
    const businessName = brands.find((each) => each.brandId === brandId)?.businessName;
    if (businessName !== undefined) onType({ brandId, businessName });
  };
  return (
    <StepForm rules={galleryBrandForm} button="Go on" onDone={onDone}>
      {brands.length > 1 && (
        <SelectField
          name="brandId"
          label="Brand"
          options={brands.map(({ brandId, businessName }) => ({
            value: brandId,
            label: businessName,
          }))}
          value={brand.brandId}
          onChange={({ target }) => wear(target.value)}
        />
      )}
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
        Logo, colors and more brands are in{' '}
        <Link to={href.accountBrand()} target="_blank">
          brand settings
        </Link>
        .
      </p>
    </StepForm>
  );
}
