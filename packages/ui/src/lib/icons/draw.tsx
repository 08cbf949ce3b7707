import type { ReactNode, SVGProps } from 'react';

export interface IconProps {
  /** Width and height in px; 20 unless said otherwise. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactNode;

/* Drawn for Albumen on a 20 px grid, one 1.5 px stroke, square joins softened. */
export function outline(path: string, extra?: ReactNode): Icon {
  return function OutlineIcon({ size = 20 }) {
    return (
      <Drawing size={size} strokeWidth="1.5" strokeLinejoin="round">
        <path d={path} />
        {extra}
      </Drawing>
    );
  };
}

/* Dots: the same grid, a thicker pen. */
export function dots(path: string): Icon {
  return function DotsIcon({ size = 20 }) {
    return (
      <Drawing size={size} strokeWidth="2.5">
        <path d={path} />
      </Drawing>
    );
  };
}

function Drawing({ size, ...drawn }: SVGProps<SVGSVGElement> & { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      {...drawn}
    />
  );
}
