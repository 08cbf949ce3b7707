import { labBrandFacts } from '@albumen/contract/brands';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { useBrand } from '../shell-context.tsx';
import { useStudio } from '../viewer.ts';
import './site-footer.css';

const lines = {
  halide: 'Galleries and prints, made with patience.',
  cyan: 'Galleries and prints, made to the millimeter.',
};

export function SiteFooter() {
  const brand = useBrand();
  const studio = useStudio();
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
        <Link to={href.help()}>Help</Link>
        <Link to={href.terms()}>Terms</Link>
        <Link to={href.privacy()}>Privacy</Link>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </nav>
      <SchemeSwitch />
    </footer>
  );
}
