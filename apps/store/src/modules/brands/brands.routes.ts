import { limits } from '@albumen/contract/limits';
import { calls } from '@albumen/contract/schemas/brands';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import { createRouter, type Router } from '../../http/route.ts';
import * as service from './brands.service.ts';

const guards = [signedIn];

export function addBrands(app: FastifyInstance, route: Router, deps: Dependencies): void {
  route(calls.getBrand, { guards }, ({ visit }) => service.getBrand(deps, accountOf(visit)));

  route(calls.updateBrand, { guards }, ({ visit, body }) =>
    service.updateBrand(deps, accountOf(visit), body),
  );

  route(calls.removeLogo, { guards }, ({ visit }) => service.removeLogo(deps, accountOf(visit)));

  void app.register(async (scope) => addLogoUpload(scope, deps));
}

/** The body is the file; one byte over the limit is refused with the logo's own words. */
function addLogoUpload(scope: FastifyInstance, deps: Dependencies): void {
  const bodyLimit = limits.logoMaxBytes + 1;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
  createRouter(scope, deps.csrf)(
    calls.uploadLogo,
    { guards, bodyLimitBytes: bodyLimit },
    async ({ visit, request }) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) fail('invalidRequest');
      if (body.length > limits.logoMaxBytes) fail('logoTooLarge');
      return service.uploadLogo(deps, accountOf(visit), body);
    },
  );
}
