/** The folder of this script; in a script that was loaded by another there is still a current one. */
const script = document.currentScript;
const folder = script instanceof HTMLScriptElement ? script.src : location.href;

/** Asks the gateway that served this script; an answer that refuses is an empty one. */
async function ask<Answer extends object>(
  call: string,
  body: object,
): Promise<Partial<Answer> | 'silent'> {
  try {
    const reply = await fetch(address(call), {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (reply.status >= 500) return 'silent';
    // What our own gateway answers to this call; its caller names the members.
    return reply.ok ? ((await reply.json()) as Partial<Answer>) : {};
  } catch {
    return 'silent';
  }
}

function address(call: string): string {
  return new URL(`calls/${call}`, folder).href;
}

export const askGateway = Object.assign(ask, { address });
