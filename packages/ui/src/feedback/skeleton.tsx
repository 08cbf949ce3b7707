import './skeleton.css';

export interface SkeletonProps {
  shape?: 'text' | 'photo' | 'block';
  isShort?: boolean;
  className?: string;
}

/** Has the shape of what comes. Hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton({ shape = 'block', isShort, className }: SkeletonProps) {
  const names = ['skeleton', `skeleton--${shape}`, isShort && 'skeleton--short', className];
  return <span className={names.filter(Boolean).join(' ')} aria-hidden="true" />;
}
