import {
  HOSTED_FIELDS_CONTAINER_REMOVED,
  HOSTED_FIELDS_TIMEOUT,
} from '../../protocol/errors/hosted-fields.ts';
import { payError } from '../../protocol/pay-error.ts';
import { type FieldPlan, fieldError } from './field-plan.ts';

const timeoutMs = 60_000;

/** What can end a `create` before it is done. */
export interface EndOptions {
  plans: readonly FieldPlan[];
  signal?: AbortSignal | undefined;
  /** Runs at once, in the very turn that ends it: whoever mounts again finds the place free. */
  cleanUp: () => void;
}

/** Races work against the end of a `create`. */
export interface EndWatch {
  orEnd: <T>(work: Promise<T>) => Promise<T>;
  stop: () => void;
}

/** Watches for the caller's abort, a removed container, and too much time gone. */
export function watchEnd({ plans, signal, cleanUp }: EndOptions): EndWatch {
  const watching = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    const end = (reason: unknown): void => {
      watching.abort();
      cleanUp();
      reject(reason);
    };
    const timer = setTimeout(() => end(payError(HOSTED_FIELDS_TIMEOUT)), timeoutMs);
    const unwatch = watchRemoval(plans, (plan) =>
      end(fieldError(HOSTED_FIELDS_CONTAINER_REMOVED, plan.key, plan.options)),
    );
    const once = { once: true, signal: watching.signal };
    signal?.addEventListener('abort', () => end(signal.reason), once);
    watching.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      unwatch();
    });
  });
  ended.catch(() => undefined);
  return {
    orEnd: (work) => Promise.race([work, ended]),
    stop: () => watching.abort(),
  };
}

/**
 * Calls `onRemoved` once when the container of a field leaves the page.
 * @returns ends the watch
 */
function watchRemoval(
  plans: readonly FieldPlan[],
  onRemoved: (plan: FieldPlan) => void,
): () => void {
  const observer = new MutationObserver(() => {
    const removed = plans.find(({ container }) => !container.isConnected);
    if (!removed) return;
    observer.disconnect();
    onRemoved(removed);
  });
  for (const root of new Set(plans.flatMap(({ container }) => rootsOf(container)))) {
    observer.observe(root, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}

/** The element's document or shadow root, and those around it. */
function rootsOf(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}
