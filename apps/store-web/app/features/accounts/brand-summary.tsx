import { buttonClass } from '@albumen/ui/button';
import { Link } from '../../shell/link.tsx';
import { href } from '../../paths.ts';

export function BrandSummary() {
  return (
    <>
      <p>Your business name and logo stand on every gallery that you share.</p>
      <p>
        <Link to={href.accountBrand()} className={buttonClass({ kind: 'plain' })}>
          Edit brand
        </Link>
      </p>
    </>
  );
}
