import { labBrandFacts } from '@albumen/contract/brands';
import { buttonClass } from '@albumen/ui/button';
import { Link } from '../../shell/link.tsx';
import { href } from '../../paths.ts';
import { useBrand } from '../../shell/shell-context.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';

export function WelcomeMode() {
  const brand = useBrand();
  return (
    <NarrowPage
      title={`Welcome to ${labBrandFacts[brand].name}`}
      lead="Your email is verified. Galleries can be shared now, with one link for everyone you invite."
    >
      <p>
        <Link to={href.galleryCreate()} className={buttonClass({ kind: 'primary' })}>
          Create a gallery
        </Link>{' '}
        <Link to={href.dashboard()} className={buttonClass({ kind: 'quiet' })}>
          See my galleries
        </Link>
      </p>
    </NarrowPage>
  );
}
