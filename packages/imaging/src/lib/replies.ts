import type { LogoReply } from './render-logo-file.ts';
import type { RenderReply } from './render-photo.ts';

const base64 = /^[A-Za-z0-9+/]{8,48}={0,2}$/;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** Whether a decoder process answered what a photo job must answer. */
export function isRenderReply(value: unknown, renditions: number): value is RenderReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sizesBytes' in value &&
    Array.isArray(value.sizesBytes) &&
    value.sizesBytes.length === renditions &&
    value.sizesBytes.every(isCount) &&
    'thumbhash' in value &&
    typeof value.thumbhash === 'string' &&
    base64.test(value.thumbhash) &&
    'isRepaired' in value &&
    typeof value.isRepaired === 'boolean'
  );
}

/** Whether a decoder process answered what a logo job must answer. */
export function isLogoReply(value: unknown): value is LogoReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'width' in value &&
    isCount(value.width) &&
    'height' in value &&
    isCount(value.height) &&
    'sizeBytes' in value &&
    isCount(value.sizeBytes)
  );
}
