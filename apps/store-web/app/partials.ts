import type { ComponentProps, ComponentType } from 'react';
import { AddressAnswer } from './features/addresses/address-answer.tsx';
import { PhotoGridPartial } from './features/photos/photo-grid-partial.tsx';
import { ErrorBlock } from './shell/error-block.tsx';

/* The components that the store also renders alone, as HTML answers (decision 32). */
export const partials = {
  'address-answer': AddressAnswer,
  'error-block': ErrorBlock,
  'photo-grid': PhotoGridPartial,
} satisfies Record<string, ComponentType<never>>;

export type PartialName = keyof typeof partials;

export type PartialProps<Name extends PartialName> = ComponentProps<(typeof partials)[Name]>;
