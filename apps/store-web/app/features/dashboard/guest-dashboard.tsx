import type { Studio } from '@albumen/contract/endpoints/shop-photos';
import { buttonClass } from '@albumen/ui/buttons/button';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';

/** The galleries of somebody who has none: the one opened last, and what was ordered. */
export function GuestDashboard({ name, gallery }: Pick<Studio, 'name' | 'gallery'>) {
  return (
    <main id="main" className="dashboard" tabIndex={-1}>
      <header className="dashboard__head">
        <h1 className="title-lg">{gallery.title}</h1>
      </header>
      <div className="guest-dashboard">
        <p className="text-lg text-muted">
          {name === '' ? '' : `Photographed by ${name}. `}Your favorites and orders are kept with
          your account.
        </p>
        <p className="guest-dashboard__ways">
          <Link to={href.gallery(gallery.shareId)} className={buttonClass({ kind: 'primary' })}>
            Open the gallery
          </Link>
          <Link to={href.orders()} className={buttonClass({})}>
            Your orders
          </Link>
        </p>
        <p className="text-sm text-muted">
          Do you take photos yourself? <Link to={href.galleryCreate()}>Create a gallery</Link>.
        </p>
      </div>
    </main>
  );
}
