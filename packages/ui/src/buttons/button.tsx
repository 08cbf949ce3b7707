import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import './button.css';

/** `primary` once a page; `danger` for what deletes; `quiet` in toolbars and beside a primary. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonLook {
  kind?: ButtonKind;
  /** 36 px for tools where people work; 44 px (the default) elsewhere and always on touch. */
  isDense?: boolean;
  /** Fills its column. */
  isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** An icon of `./icons`, before the label. */
  icon?: ReactNode;
  /** Keeps the width, dims the label, shows a spinner and ignores presses. */
  isBusy?: boolean;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind = 'plain', isDense, isWide }: ButtonLook, extra = ''): string {
  const names = ['button', `button--${kind}`, isDense && 'button--dense', isWide && 'button--wide'];
  return [...names, extra].filter(Boolean).join(' ');
}

/** A plain HTML button; `type` is `button` unless said otherwise. */
export function Button({
  kind,
  isDense,
  isWide,
  isBusy,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { ...(kind && { kind }), ...(isDense && { isDense }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span className="button__label">{children}</span>
      {isBusy && (
        <span className="button__spinner">
          <Spinner />
        </span>
      )}
    </button>
  );
}
