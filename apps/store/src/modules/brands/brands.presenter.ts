import type { Brand } from '@albumen/contract/endpoints/brands';
import type { Dependencies } from '../../dependencies.ts';
import type { BrandRow } from './brands.queries.ts';

export function presentBrand({ files }: Pick<Dependencies, 'files'>, row: BrandRow): Brand {
  const { id, isDefault, businessName, logoStyle, logoKey, logoWidth, logoHeight } = row;
  const { replyEmail, address1, address2, city, state, zip, country } = row;
  return {
    brandId: id,
    isDefault,
    businessName,
    logoStyle,
    logoUrl: logoKey === null ? null : files.publicUrl(logoKey),
    logoWidth,
    logoHeight,
    accentColor: row.accentColor ?? '',
    coverColor: row.coverColor ?? '',
    replyEmail,
    address1,
    address2,
    city,
    state,
    zip,
    country,
  };
}
