import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px; 20 unless said otherwise. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactNode;

/* Drawn for Albumen on a 20 px grid, one 1.5 px stroke, square joins softened. */
export function outline(path: string, extra?: ReactNode): Icon {
  return function OutlineIcon({ size = 20 }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
        {extra}
      </svg>
    );
  };
}

/* Dots: the same grid, a thicker pen. */
export function dots(path: string): Icon {
  return function DotsIcon({ size = 20 }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
