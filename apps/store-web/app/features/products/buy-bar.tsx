import { buttonClass } from '@albumen/ui/buttons/button';
import { ArrowRightIcon } from '@albumen/ui/icons';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../shell/navigation/link.tsx';
import './buy-bar.css';

export interface BuyBarProps {
  price: string;
  /** What the price is for. */
  detail: ReactNode;
  /** The editor, or where the design is chosen. */
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: string;
}

/** The price and the one way on; stays in view below the options. */
export function BuyBar({ price, detail, to, onClick, children }: BuyBarProps) {
  return (
    <div className="buy-bar">
      <p className="buy-bar__price" aria-live="polite">
        <output className="buy-bar__amount">{price}</output>
        <span className="text-sm text-muted">{detail}</span>
      </p>
      <Link className={buttonClass({ kind: 'primary' })} to={to} {...(onClick && { onClick })}>
        {children} <ArrowRightIcon size={16} />
      </Link>
    </div>
  );
}
