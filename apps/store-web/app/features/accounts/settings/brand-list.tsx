import type { Brand } from '@albumen/contract/endpoints/brands';
import { Chip } from '@albumen/ui/chip';
import { href } from '../../../paths.ts';
import { Link } from '../../../shell/navigation/link.tsx';

export function BrandList({ brands, open }: { brands: readonly Brand[]; open: string }) {
  return (
    <ul className="brand-list">
      {brands.map(({ brandId, businessName, isDefault }) => (
        <li key={brandId}>
          <Link
            className="brand-list__brand"
            to={href.accountBrand(brandId)}
            aria-current={brandId === open || undefined}
            preventScrollReset
          >
            {businessName}
          </Link>
          {isDefault && <Chip>Default</Chip>}
        </li>
      ))}
    </ul>
  );
}
