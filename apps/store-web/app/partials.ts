import type { PartialName } from '@albumen/contract/pages';
import type { ComponentProps, ComponentType } from 'react';
import { AccountCreated } from './features/accounts/registration/account-created.tsx';
import { AccountRefused } from './features/accounts/registration/account-refused.tsx';
import { AddressAnswer } from './features/addresses/address-answer.tsx';
import { AddressRefused } from './features/addresses/address-refused.tsx';
import { FavoritesPartial } from './features/favorites/favorites-partial.tsx';
import { PaymentLinksPartial } from './features/payment-links/payment-links-partial.tsx';
import { PhotoGridPartial } from './features/photos/photo-grid-partial.tsx';

/* The components that the store also renders alone, as HTML answers. */
export const partials = {
  'account-created': AccountCreated,
  'account-refused': AccountRefused,
  'address-answer': AddressAnswer,
  'address-refused': AddressRefused,
  favorites: FavoritesPartial,
  'payment-links': PaymentLinksPartial,
  'photo-grid': PhotoGridPartial,
} satisfies Record<PartialName, ComponentType<never>>;

export type PartialProps<Name extends PartialName> = ComponentProps<(typeof partials)[Name]>;
