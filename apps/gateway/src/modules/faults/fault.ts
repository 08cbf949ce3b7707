import { z } from 'zod';

/** Answers of GraphQL that a client may have to live with. */
export const errorClasses = [
  'AUTHENTICATION',
  'AUTHORIZATION',
  'INTERNAL',
  'NOT_FOUND',
  'RESOURCE_LIMIT',
  'SERVICE_AVAILABILITY',
  'UNKNOWN',
  'UNSUPPORTED_CLIENT',
  'VALIDATION',
] as const;

/** A failure to order, for one merchant. */
export const faultOrder = z.strictObject({
  /**
   * Part of `METHOD path`, the path from below the merchant on, or of `graphql OperationName`;
   * everything if empty.
   */
  operation: z.string().max(200).default(''),
  /** `after`: the work is done and only its answer is lost or changed. */
  when: z.enum(['before', 'after']).default('before'),
  /** A line that breaks unanswered (`disconnect`) a browser may send again by itself, not a `cutOff`. */
  kind: z.enum(['status', 'disconnect', 'cutOff', 'delay', 'graphqlError']),
  status: z.number().int().min(400).max(599).default(500),
  delayMs: z.number().int().min(0).max(120_000).default(0),
  errorClass: z.enum(errorClasses).default('INTERNAL'),
  /** How often it strikes. */
  times: z.number().int().min(1).max(1_000_000).default(1),
});

export type FaultOrder = z.output<typeof faultOrder>;

export const storedFault = faultOrder.extend({ id: z.string() });

export type Fault = z.output<typeof storedFault>;

/** The first fault that fits, and what is left of all of them once it struck. */
export function strike(
  faults: readonly Fault[],
  operation: string,
): { fault: Fault; rest: readonly Fault[] } | undefined {
  const fault = faults.find((one) => operation.includes(one.operation));
  if (!fault) return undefined;
  const rest = faults.flatMap((one) => {
    if (one !== fault) return [one];
    return one.times > 1 ? [{ ...one, times: one.times - 1 }] : [];
  });
  return { fault, rest };
}
