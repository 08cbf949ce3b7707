import { labBrandFacts } from '@albumen/contract/brands';
import { useLocation } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { PanelLink } from '../navigation/panel-link.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { useBrand } from '../shell-context.tsx';
import { useStudio } from '../viewer.ts';
import './site-footer.css';

const lines = {
  halide: 'Galleries and prints, made with patience.',
  cyan: 'Galleries and prints, made to the millimeter.',
};

const about = [
  { to: href.help(), title: 'Help' },
  { to: href.terms(), title: 'Terms' },
  { to: href.privacy(), title: 'Privacy' },
];

/* Whoever is choosing there stays there: what is read opens beside it. */
const shopPages = /^\/(?:shop|cards|cart)(?:\/|$)/;

export function SiteFooter() {
  const brand = useBrand();
  const studio = useStudio();
  const isShopping = shopPages.test(useLocation().pathname);
  const { name, supportEmail } = labBrandFacts[brand];
  return (
    <footer className="site-footer text-sm">
      <p>
        {studio ? (
          <>
            Printed by <span className="site-footer__name">{name}</span>
          </>
        ) : (
          <>
            <span className="site-footer__name">{name}</span> {lines[brand]}
          </>
        )}
      </p>
      <nav aria-label="About">
        {about.map(({ to, title }) =>
          isShopping ? (
            <PanelLink key={title} to={to} title={title} className="" />
          ) : (
            <Link key={title} to={to}>
              {title}
            </Link>
          ),
        )}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </nav>
      <SchemeSwitch />
    </footer>
  );
}
