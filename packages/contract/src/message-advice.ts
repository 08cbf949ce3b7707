import { messages } from './messages.ts';

const specials = new RegExp(`^${messages.specials('.+')}$`, 'u');

/** What stands beside a message: for a character that can't be used, those that can. */
export function adviceBeside(message: string): string | undefined {
  return specials.test(message) ? messages.specialsAllowed : undefined;
}
