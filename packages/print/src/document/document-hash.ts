import type { DesignDocument } from './design-document.ts';
import type { FaceDrawing } from '../drawing/drawing.ts';

/** SHA-256, in hex, of all that a design prints; the order of its keys and its spare parts change nothing. */
export function documentHash(document: DesignDocument): Promise<string> {
  const { spare: _spare, ...printed } = document;
  return sha256(canonical(printed));
}

/** SHA-256, in hex, of how a design is drawn: equal for a preview, a thumbnail and a print file of one design. */
export function drawingHash(drawings: readonly FaceDrawing[]): Promise<string> {
  return sha256(canonical(drawings));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with sorted keys; what is undefined is absent, as after a way over the wire. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
