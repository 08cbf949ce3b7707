import { ChevronDownIcon } from '@albumen/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface CheckoutFoldProps {
  title: string;
  /** What can be done inside, while it is closed. */
  invitation: string;
  /** It holds something: nobody has to look for it. */
  isFilled: boolean;
  children: ReactNode;
}

/** A decision of the column that most orders leave alone: it stays closed until it has something to show. */
export function CheckoutFold({ title, invitation, isFilled, children }: CheckoutFoldProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isFilled);
  // Opened from outside, never closed: what somebody has opened by hand is left as it is.
  useEffect(() => {
    if (isFilled && element.current) element.current.open = true;
  }, [isFilled]);
  return (
    <details ref={element} className="checkout__section checkout__fold" open={isOpenAtFirst}>
      <summary className="checkout__section-head">
        <h2 className="title-sm">{title}</h2>
        <span className="checkout__invitation text-sm text-muted">{invitation}</span>
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}
