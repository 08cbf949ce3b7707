import { Chip } from '@albumen/ui/chip';
import { CloseIcon } from '@albumen/ui/icons';
import { Link } from './navigation/link.tsx';

export interface FilterChipProps {
  children: string;
  /** The page without this filter. */
  to: string;
  /** Takes the place of the current page in the history. */
  replace?: boolean;
}

/** A filter that is on, and goes by a link: without script, too. */
export function FilterChip({ children, ...link }: FilterChipProps) {
  return (
    <Chip
      remove={
        <Link
          {...link}
          className="chip__remove"
          aria-label={`Remove ${children}`}
          preventScrollReset
        >
          <CloseIcon size={12} />
        </Link>
      }
    >
      {children}
    </Chip>
  );
}
