import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './icon-button.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What a screen reader says, and the tooltip. */
  label: string;
  icon: ReactNode;
  isDense?: boolean;
  /** Draws the button on a scrim, readable over any photo. */
  isOnPhoto?: boolean;
}

/** A button that shows only an icon. Its target is 44 px, 36 px where `isDense` meets a mouse. */
export function IconButton({
  label,
  icon,
  isDense,
  isOnPhoto,
  className,
  ...rest
}: IconButtonProps) {
  const names = [
    'icon-button',
    isDense && 'icon-button--dense',
    isOnPhoto && 'icon-button--on-photo',
    className,
  ];
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={names.filter(Boolean).join(' ')}
    >
      {icon}
    </button>
  );
}
