import { useEffect, useRef } from 'react';
import type { GooglePay } from './use-google-pay.ts';
import { useLatest } from './use-latest.ts';

export interface GooglePayButtonProps {
  /** What `useGooglePay` gave. */
  googlePay: Pick<GooglePay, 'wallet' | 'isOffered' | 'isPaying'>;
  /** Within the click: call `pay` here. */
  onClick: () => void;
  color?: 'default' | 'black' | 'white';
  /** Its label; default `pay`. */
  type?: 'book' | 'buy' | 'checkout' | 'donate' | 'order' | 'pay' | 'plain' | 'subscribe';
  className?: string;
}

/** Google's own button, as wide as its place; nothing where Google Pay is not offered. */
export function GooglePayButton(props: GooglePayButtonProps) {
  const { googlePay, onClick, color = 'default', type = 'pay', className } = props;
  const { wallet, isOffered, isPaying } = googlePay;
  const place = useRef<HTMLDivElement>(null);
  const click = useLatest(() => {
    if (!isPaying) onClick();
  });
  useEffect(() => {
    if (!wallet || !isOffered) return undefined;
    const button = wallet.createButton({
      onClick: () => click(),
      buttonColor: color,
      buttonType: type,
      buttonSizeMode: 'fill',
    });
    place.current?.replaceChildren(button);
    return () => button.remove();
  }, [wallet, isOffered, color, type, click]);
  return isOffered ? <div ref={place} className={className} aria-busy={isPaying} /> : null;
}
