import type { LabMessage } from '../lab.ts';
import { isGoodSignature } from './signature.ts';
import { shippedMessage, statusMessage } from './wire.ts';

interface Received {
  body: string;
  signature: string | undefined;
}

/** Undefined for what the lab has not signed, or not lately, and for what is no message at all. */
export function readLabMessage(
  { body, signature }: Received,
  secret: string,
  now: Date,
): LabMessage | undefined {
  if (signature === undefined || !isGoodSignature({ body, signature }, secret, now)) {
    return questionIn(body);
  }
  const message = jsonOf(body);
  const status = statusMessage.safeParse(message);
  if (status.success) {
    const { ConfirmationId: labReference, Status, Errors } = status.data;
    const messageId = `${labReference} ${Status}`;
    if (Status === 'Accepted') return { kind: 'accepted', messageId, labReference };
    const reason = Errors.map(({ ErrorCode, Error }) => `${ErrorCode} ${Error}`).join('; ');
    return { kind: 'rejected', messageId, labReference, reason: reason || 'No reason was given.' };
  }
  const shipped = shippedMessage.safeParse(message);
  if (!shipped.success) return questionIn(body) ?? { kind: 'other' };
  const { ConfirmationId: labReference, ShippingInfo } = shipped.data;
  const parcels = ShippingInfo.map(({ Carrier, ShipDate, TrackingNumber, TrackingUrl }) => ({
    carrier: Carrier,
    trackingNumber: TrackingNumber,
    ...(TrackingUrl !== undefined && { trackingUrl: TrackingUrl }),
    shippedAt: ShipDate,
  }));
  const numbers = parcels.map(({ trackingNumber }) => trackingNumber).join(' ');
  return { kind: 'shipped', messageId: `${labReference} ${numbers}`, labReference, parcels };
}

/** Whether we are there is asked before anything is signed; answering it reveals nothing. */
function questionIn(body: string): LabMessage | undefined {
  const form = new URLSearchParams(body).get('verifier');
  const json: unknown = Object(jsonOf(body))['verifier'];
  const verifier = form ?? json;
  const isOne = typeof verifier === 'string' && /^[\w-]{8,100}$/.test(verifier);
  return isOne ? { kind: 'verify', verifier } : undefined;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
