import { editGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { SelectField } from '@albumen/ui/forms/select-field';
import { SettingsSection } from './settings-section.tsx';
import { useEdit } from './use-edit.ts';

/** Which of the studio's brands the gallery wears. */
export function GalleryBrand({ gallery: { galleryId, brandId, brands } }: { gallery: Gallery }) {
  const edit = useEdit();
  return (
    <SettingsSection
      title="Brand"
      text="Name, logo and colors on the gallery, and who writes its mails."
    >
      <SelectField
        name="brandId"
        label="Brand"
        options={brands.map((brand) => ({ value: brand.brandId, label: brand.businessName }))}
        value={brandId}
        onChange={({ target }) =>
          void edit(editGallery, { params: { galleryId }, body: { brandId: target.value } })
        }
      />
    </SettingsSection>
  );
}
