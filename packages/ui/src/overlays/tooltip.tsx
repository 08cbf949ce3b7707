import type { ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import './tooltip.css';

export interface TooltipProps {
  text: string;
  /** One focusable element. Icon buttons name themselves and need no tooltip. */
  children: ReactElement<React.DOMAttributes<Element>, string>;
}

/** A sentence about a control, on hover and focus; Escape takes it away. Carries react-aria. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className="tooltip" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
