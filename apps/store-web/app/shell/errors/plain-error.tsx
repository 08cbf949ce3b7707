import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { buttonClass } from '@albumen/ui/buttons/button';
import { href } from '../../paths.ts';
import type { ErrorMessage } from './error-message.ts';
import { Reference } from './reference.tsx';
import { Wordmark } from '../layouts/wordmark.tsx';
import './error-page.css';

interface PlainErrorProps {
  brand: LabBrand;
  message: ErrorMessage;
  failure?: { status: number; data: unknown };
  retryUrl: string;
}

/** The last resort: plain links only, so that it shows with or without script or router. */
export function PlainError({ brand, message, failure, retryUrl }: PlainErrorProps) {
  return (
    <div className="error-page error-page--plain">
      <a href={href.home()} aria-label={`${labBrandFacts[brand].name}, start page`}>
        <Wordmark brand={brand} />
      </a>
      <main id="main" className="error-page__body" tabIndex={-1}>
        <h1 className="title-lg">{message.title}</h1>
        <p className="text-lg text-muted">{message.text}</p>
        <p>
          <a className={buttonClass({ kind: 'primary' })} href={retryUrl}>
            Try again
          </a>
        </p>
        {failure && <Reference failure={failure} />}
      </main>
    </div>
  );
}
