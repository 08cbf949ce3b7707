import type { ReactNode, Ref } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons.tsx';
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
  return (
    <div
      className={`notice notice--${kind}`}
      role={kind === 'danger' ? 'alert' : 'status'}
      {...rest}
    >
      <Icon />
      <div className="notice__body">
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
