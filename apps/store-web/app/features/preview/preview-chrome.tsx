import { IconButton } from '@albumen/ui/buttons/icon-button';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  InfoIcon,
  PauseIcon,
  PlayIcon,
} from '@albumen/ui/icons';
import type { ReactNode } from 'react';
import type { Slideshow } from './use-slideshow.ts';

export interface PreviewChromeProps {
  /** '12 / 3,200'. */
  count: string;
  canStep: boolean;
  slideshow: Slideshow;
  /** Undefined where there are no details. */
  details: { isOpen: boolean; toggle: () => void } | undefined;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** The page's own actions. */
  children: ReactNode;
}

/** All that lies around the photo, on the surround's own color. */
export function PreviewChrome(props: PreviewChromeProps) {
  const { count, canStep, slideshow, details, onStep, onClose, children } = props;
  return (
    <>
      <p className="preview__chrome preview__count" aria-hidden="true">
        {count}
      </p>
      <div className="preview__chrome preview__tools">
        {children}
        {canStep && <SlideshowButton {...slideshow} />}
        {details && (
          <IconButton
            label="Photo details"
            title="Photo details (I)"
            icon={<InfoIcon />}
            aria-expanded={details.isOpen}
            onClick={details.toggle}
          />
        )}
      </div>
      <div className="preview__chrome preview__close">
        <IconButton label="Close" title="Close (Esc)" icon={<CloseIcon />} onClick={onClose} />
      </div>
      {canStep && (
        <>
          <SideButton way="previous" onPress={() => onStep(-1)} />
          <SideButton way="next" onPress={() => onStep(1)} />
        </>
      )}
    </>
  );
}

function SlideshowButton({ isPlaying, toggle }: Slideshow) {
  const label = isPlaying ? 'Pause slideshow' : 'Play slideshow';
  return (
    <IconButton
      label={label}
      title={`${label} (Space)`}
      icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
      onClick={toggle}
    />
  );
}

function SideButton({ way, onPress }: { way: 'previous' | 'next'; onPress: () => void }) {
  return (
    <div className={`preview__chrome preview__side preview__side--${way}`}>
      <IconButton
        label={way === 'next' ? 'Next photo' : 'Previous photo'}
        title={way === 'next' ? 'Next photo (→)' : 'Previous photo (←)'}
        icon={way === 'next' ? <ChevronRightIcon size={24} /> : <ChevronLeftIcon size={24} />}
        onClick={onPress}
      />
    </div>
  );
}
