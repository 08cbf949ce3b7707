import { openHostedFields } from './host/hosted-fields/create.ts';
import { deliver } from './host/shared/callback.ts';
import type { HostedFieldsCreate } from './types/hosted-fields.ts';

export { VERSION } from './protocol/version.ts';
export type * from './types/hosted-fields.ts';

/** Shows card fields in the gateway's frames. Never throws synchronously. */
export const create: HostedFieldsCreate = (options, callback?: unknown) =>
  deliver(openHostedFields(options), callback);

/** Can this browser show gaps while one types? Every browser that the SDK runs in can. */
export function supportsInputFormatting(): boolean {
  return true;
}
