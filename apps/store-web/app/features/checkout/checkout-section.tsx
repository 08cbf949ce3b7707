import type { ReactNode } from 'react';

interface CheckoutSectionProps {
  title: ReactNode;
  /** What stands at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One decision of the column. */
export function CheckoutSection({ title, aside, children }: CheckoutSectionProps) {
  return (
    <section className="checkout__section">
      <div className="checkout__section-head">
        <h2 className="title-sm">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
