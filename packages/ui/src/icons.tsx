/* Drawn for Albumen. In one module they would add 1.1 KB to the first page of a gallery. */
export type { IconProps } from './lib/icons/draw.tsx';
export * from './lib/icons/gallery-icons.tsx';
export * from './lib/icons/other-icons.tsx';
