import type { Brand } from '@albumen/contract/endpoints/brands';
import { newBrandForm } from '@albumen/contract/forms/account-forms';
import { TextField } from '@albumen/ui/forms/text-field';
import { PlusIcon } from '@albumen/ui/icons';
import { useSearchParams } from 'react-router';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { ForChangers } from '../../../shell/for-changers.tsx';
import { useMay } from '../../../shell/use-may.ts';
import { BrandForm } from './brand-form.tsx';
import { BrandList } from './brand-list.tsx';
import { LogoField } from './logo-field.tsx';
import { OtherBrand } from './other-brand.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The brands of a studio: one of them open, on a page of their own and among the settings. */
export function BrandSettings({ brands }: { brands: readonly Brand[] }) {
  const [search] = useSearchParams();
  const mayChange = useMay('brand:change');
  const asked = search.get('brand');
  const brand = brands.find(({ brandId }) => brandId === asked) ?? brands[0];
  if (brand === undefined) return null;
  return (
    <SettingsSection
      title={brands.length === 1 ? 'Brand' : 'Brands'}
      text="Name, logo and colors of the galleries that you share. Each gallery wears one."
    >
      {brands.length > 1 && <BrandList brands={brands} open={brand.brandId} />}
      <ForChangers right="brand:change">
        {(mayChange || brand.logoUrl !== null) && (
          <LogoField key={`logo ${brand.brandId}`} brand={brand} />
        )}
        <BrandForm key={brand.brandId} brand={brand} />
        {mayChange && !brand.isDefault && <OtherBrand brand={brand} />}
        {mayChange && <NewBrand />}
      </ForChangers>
    </SettingsSection>
  );
}

function NewBrand() {
  return (
    <details className="account-page__address">
      <summary>
        Another brand <PlusIcon size={16} />
      </summary>
      <div className="account-page__address-fields">
        <Form name="newBrand" action={href.accountBrand()} rules={newBrandForm}>
          <TextField
            name="businessName"
            label="Business name"
            hint="Logo, colors and address come next."
            autoComplete="off"
            required
          />
          <div>
            <SubmitButton kind="plain" form="newBrand">
              Add brand
            </SubmitButton>
          </div>
        </Form>
      </div>
    </details>
  );
}
