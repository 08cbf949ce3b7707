import type { Refusal } from '../refusal.ts';
import type { RenderPlan } from '../render-plan.ts';

/** One order to a decoder process; it works on one at a time. */
export type DecoderJob =
  | {
      readonly kind: 'photo';
      readonly path: string;
      readonly plan: RenderPlan;
      readonly outDir: string;
    }
  | { readonly kind: 'logo'; readonly path: string; readonly outPath: string };

/** What a decoder process says. It reads hostile bytes, so the host checks every word of it. */
export type DecoderMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Our fault, not the file's: a full disk, a missing folder, a bug. */
  | { readonly kind: 'failed'; readonly message: string };
