import { Refusal } from './http/errors.ts';
import type { Merchant } from './merchant.ts';

export interface ToolCall {
  method: string;
  /** Below `/merchants/<id>/`, query included. */
  path: string;
  body?: unknown;
}

export interface ToolAnswer {
  status: number;
  body: unknown;
}

const limitMs = 20_000;

/** Calls the merchant's own tools at the gateway (console, sandbox control) with the merchant's key. */
export async function callTool(
  { gatewayOrigin, id, publicKey, privateKey }: Merchant,
  { method, path, body }: ToolCall,
): Promise<ToolAnswer> {
  const key = Buffer.from(`${publicKey}:${privateKey}`).toString('base64');
  try {
    const reply = await fetch(`${gatewayOrigin}/merchants/${id}/${path}`, {
      method,
      headers: {
        authorization: `Basic ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    return { status: reply.status, body: await reply.json() };
  } catch {
    throw new Refusal(502, 'The gateway does not answer.');
  }
}
