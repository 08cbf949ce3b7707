import { Button, buttonClass } from '@albumen/ui/button';
import { useEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { describeError } from './described-errors.ts';
import { reportError } from './error-reporting.ts';
import { errorMessage, type ErrorMessage } from './error-message.ts';
import { useBrand } from '../shell-context.tsx';
import './error-page.css';

/** What a layout shows instead of a page that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const described = describeError(error);
  const isOffline =
    described.status === 503 && typeof navigator === 'object' && navigator.onLine === false;
  const message = errorMessage(isOffline ? { status: 0, data: null } : described);
  useEffect(() => {
    if (error instanceof Error) reportError(error);
  }, [error]);
  return (
    <main id="main" className="error-page">
      <div className="error-page__body">
        <h1 className="title-lg">{message.title}</h1>
        <p className="text-lg text-muted">{message.text}</p>
        <div className="error-page__actions">
          <Remedy remedy={message.remedy} />
        </div>
      </div>
      <EmptyPlate status={isOffline ? undefined : described.status} />
    </main>
  );
}

const frames = { halide: 'Plate', cyan: 'Frame' };

/* Four album corners that hold nothing. */
function EmptyPlate({ status }: { status: number | undefined }) {
  const frame = frames[useBrand()];
  return (
    <figure className="error-page__plate">
      <div className="error-page__corners" />
      <figcaption className="text-sm text-muted">
        {status === undefined ? 'No connection' : `${frame} ${status}`}
      </figcaption>
    </figure>
  );
}

function Remedy({ remedy }: Pick<ErrorMessage, 'remedy'>) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  switch (remedy) {
    case 'retry':
      return (
        <>
          <Button kind="primary" isBusy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
          <Link className={buttonClass({})} to={href.help()}>
            Get help
          </Link>
        </>
      );
    case 'signIn':
      return (
        <Link
          className={buttonClass({ kind: 'primary' })}
          to={href.accountVerify('login', pathname + search)}
        >
          Sign in
        </Link>
      );
    case 'home':
      return (
        <>
          <Link className={buttonClass({ kind: 'primary' })} to={href.home()}>
            Go to the start page
          </Link>
          <Link className={buttonClass({})} to={href.help()}>
            Get help
          </Link>
        </>
      );
  }
}
