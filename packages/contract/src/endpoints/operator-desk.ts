import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/operator-desk.ts';

export type DeskHit = z.infer<typeof schemas.deskHit>;
export type Story = z.infer<typeof schemas.story>;
type Target = z.infer<typeof schemas.byStory>;
type Done = z.infer<typeof schemas.deskDone>;
type Id = { id: string };

/**
 * Finds orders, payment links and accounts by any of their names: an order's or a payment's reference, a
 * transaction of the provider's, an email, a person, a gallery's title, or the address of any of them.
 */
export const findOnDesk = endpoint<{ query: { find: string }; reply: { hits: DeskHit[] } }>({
  method: 'GET',
  path: '/operator/find',
});

/** All that happened to one of them: charges, lab, jobs that wait, and the mails that are kept. */
export const getStory = endpoint<{ params: Target; reply: Story }>({
  method: 'GET',
  path: '/operator/stories/:of/:id',
});

/** Mails an order's receipt once more; `isDone` is false where nothing was ordered yet. */
export const mailReceiptAgain = endpoint<{ params: Id; reply: Done }>({
  method: 'POST',
  path: '/operator/orders/:id/receipt',
});

/** `isDone` is false when nobody was signed in. */
export const endAccountSessions = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/accounts/:id/sessions',
  isSafeToRepeat: true,
});

/**
 * Takes the authenticator app and its recovery codes away from whoever lost both, and mails the owner.
 * `isDone` is false where no app was set up.
 */
export const resetAccountFactor = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/accounts/:id/second-factor',
  isSafeToRepeat: true,
});

/** Ends every session; nobody signs in and its galleries are closed until it is restored. */
export const suspendAccount = endpoint<{ params: Id; body: { note: string }; reply: Done }>({
  method: 'POST',
  path: '/operator/accounts/:id/suspension',
  isSafeToRepeat: true,
});

export const restoreAccount = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/accounts/:id/suspension',
  isSafeToRepeat: true,
});
