import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons.tsx';
import { useIsHydrated } from '../use-is-hydrated.tsx';
import './notice.css';

export interface NoticeProps {
  kind?: 'plain' | 'danger' | 'done';
  title?: ReactNode;
  children?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
}

const icons = { plain: InfoIcon, danger: WarningIcon, done: CheckIcon };

/** A message in the flow of the page: what happened, what is safe, what to do. */
export function Notice({ kind = 'plain', title, children, ...rest }: NoticeProps) {
  const Icon = icons[kind];
  const isSaid = useIsSaid() || kind === 'danger';
  return (
    <div
      className={`notice notice--${kind}`}
      role={kind === 'danger' ? 'alert' : 'status'}
      {...rest}
    >
      <Icon />
      <div className="notice__body" aria-hidden={!isSaid || undefined}>
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** Long enough for a reader to have noticed the box. */
const noticedMs = 100;

/* A status that comes with its words is silent: only words that come into a box that is there are said. */
function useIsSaid(): boolean {
  const isHydrated = useIsHydrated();
  const [isSaid, setIsSaid] = useState(!isHydrated);
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), noticedMs);
    return () => clearTimeout(timer);
  }, []);
  return isSaid;
}
