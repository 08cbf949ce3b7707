import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { useEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { describeError } from './described-errors.ts';
import { reportError } from './error-reporting.ts';
import { errorMessage, missingPartMessage, type ErrorMessage } from './error-message.ts';
import { Reference } from './reference.tsx';
import { isMissingPart, reloadIfReachable } from './missing-part.ts';
import { useBrand } from '../shell-context.tsx';
import { useHash } from '../navigation/use-hash.ts';
import { useStudio, useViewer } from '../viewer.ts';
import './error-page.css';

/** What a layout shows instead of a page that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const described = describeError(error);
  const isMissing = isMissingPart(error);
  const isUnreachable = described.status === 503 || isMissing;
  const isOffline = isUnreachable && typeof navigator === 'object' && !navigator.onLine;
  const message = messageOf({ isOffline, isMissing, described });
  useEffect(() => {
    if (error instanceof Error && !isMissing) reportError(error);
  }, [error, isMissing]);
  return (
    <main id="main" className="error-page" tabIndex={-1}>
      <div className="error-page__body">
        <h1 className="title-lg">{message.title}</h1>
        <p className="text-lg text-muted">{message.text}</p>
        <div className="error-page__actions">
          <Remedy remedy={message.remedy} isMissing={isMissing} />
        </div>
        {!isOffline && <Reference failure={described} />}
      </div>
      <EmptyPlate status={isOffline || isMissing ? undefined : described.status} />
    </main>
  );
}

interface Failure {
  isOffline: boolean;
  isMissing: boolean;
  described: ReturnType<typeof describeError>;
}

function messageOf({ isOffline, isMissing, described }: Failure): ErrorMessage {
  if (isOffline) return errorMessage({ status: 0, data: null });
  return isMissing ? missingPartMessage : errorMessage(described);
}

const frames = { halide: 'Plate', cyan: 'Frame' };

/* Four album corners that hold nothing. */
function EmptyPlate({ status }: { status: number | undefined }) {
  const frame = frames[useBrand()];
  return (
    <figure className="error-page__plate">
      <div className="error-page__corners" />
      <figcaption className="text-sm text-muted">
        {status === undefined ? 'Not loaded' : `${frame} ${status}`}
      </figcaption>
    </figure>
  );
}

interface RemedyProps extends Pick<ErrorMessage, 'remedy'> {
  isMissing: boolean;
}

function Remedy({ remedy, isMissing }: RemedyProps) {
  const { pathname, search } = useLocation();
  const hash = useHash();
  const { revalidate, state } = useRevalidator();
  const retry = async () => {
    if (!isMissing || !(await reloadIfReachable())) await revalidate();
  };
  switch (remedy) {
    case 'retry':
      return (
        <>
          <Button kind="primary" isBusy={state === 'loading'} onClick={() => void retry()}>
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
          to={href.accountVerify('login', pathname + search + hash)}
        >
          Sign in
        </Link>
      );
    case 'home':
      return (
        <>
          <WayOut />
          <Link className={buttonClass({})} to={href.help()}>
            Get help
          </Link>
        </>
      );
  }
}

/** A guest goes back to the photos, a photographer to the galleries, everybody else to where all begins. */
function WayOut() {
  const gallery = useStudio()?.gallery;
  const start = useViewer()?.account
    ? { to: href.dashboard(), text: 'Go to your galleries' }
    : { to: href.home(), text: 'Go to the start page' };
  const { to, text } = gallery
    ? { to: href.gallery(gallery.shareId), text: `Back to ${gallery.title}` }
    : start;
  return (
    <Link className={buttonClass({ kind: 'primary' })} to={to}>
      {text}
    </Link>
  );
}
