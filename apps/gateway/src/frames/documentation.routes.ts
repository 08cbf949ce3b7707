import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { addressesFor } from '../http/addresses.ts';
import { refuse } from '../http/refusal.ts';
import { demoMerchant } from '../modules/merchants/seed.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, no-cache',
};

const kinds: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** The SDK's documentation, whose pages errors name by address. */
export function addDocumentation(app: FastifyInstance, deps: Dependencies): void {
  for (const path of ['/docs', '/docs/:page']) {
    app.get(path, async (request, reply) => {
      const { page = 'index' } = textsOf(request.params);
      const text = await deps.payFiles.documentation(page);
      if (text === undefined) refuse(404, 'There is no such page.');
      const [, ending = ''] = page.split('.');
      return reply
        .type(kinds[ending] ?? 'text/html; charset=utf-8')
        .headers(headers)
        .send(withOwnSandbox(text, addressesFor(deps.settings, request).assets, deps));
    });
  }
}

/** Who copies a program has nothing to change: the address and the key in it are this sandbox's. */
function withOwnSandbox(
  text: string,
  address: string,
  { settings, secrets }: Dependencies,
): string {
  const { origin, hostname, port, protocol } = new URL(address);
  const isSecure = protocol === 'https:';
  const place = `'${hostname}', '${port || (isSecure ? 443 : 80)}'`;
  const moved = text
    .replaceAll('http://localhost:3001', origin)
    .replaceAll(
      `${placeOfPages}, '', false, ${placeOfPages}`,
      `${place}, '', ${isSecure}, ${place}`,
    );
  if (!settings.GATEWAY_SANDBOX) return moved;
  return moved.replaceAll('sandbox_k3y_albumen_sandbox', demoMerchant({ secrets }).tokenizationKey);
}

const placeOfPages = "'localhost', '3001'";
