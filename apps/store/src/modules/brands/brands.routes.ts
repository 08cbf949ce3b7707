import { limits } from '@albumen/contract/limits';
import { calls } from '@albumen/contract/schemas/brands';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import { createRouter, type Router } from '../../http/route.ts';
import {
  createBrand,
  deleteBrand,
  makeBrandDefault,
  updateBrand,
} from './brand-changes.service.ts';
import { listBrands } from './brands.service.ts';
import { removeLogo, uploadLogo } from './logos.service.ts';

const guards = [signedIn];

export function addBrands(app: FastifyInstance, route: Router, deps: Dependencies): void {
  route(calls.listBrands, { guards }, ({ visit }) => listBrands(deps, accountOf(visit)));

  route(calls.createBrand, { guards }, ({ visit, body }) => createBrand(deps, visit, body));

  route(calls.updateBrand, { guards }, ({ visit, body }) => updateBrand(deps, visit, body));

  route(calls.makeBrandDefault, { guards }, ({ visit, params }) =>
    makeBrandDefault(deps, visit, params.brandId),
  );

  route(calls.deleteBrand, { guards }, ({ visit, params }) =>
    deleteBrand(deps, visit, params.brandId),
  );

  route(calls.removeLogo, { guards }, ({ visit, params }) =>
    removeLogo(deps, visit, params.brandId),
  );

  void app.register(async (scope) => addLogoUpload(scope, deps));
}

/** The body is the file; one over the limit is refused with the logo's own words. */
function addLogoUpload(scope: FastifyInstance, deps: Dependencies): void {
  const bodyLimit = limits.logoMaxBytes;
  scope.setErrorHandler((error: FastifyError) => {
    if (error.statusCode === 413) fail('logoTooLarge');
    throw error;
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
  createRouter(scope, deps.csrf)(
    calls.uploadLogo,
    { guards, bodyLimitBytes: bodyLimit },
    async ({ visit, params, request }) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) fail('invalidRequest');
      if (body.length === 0) fail('logoUnsupported');
      const { brandId } = params;
      return uploadLogo(deps, visit, { brandId, bytes: body });
    },
  );
}
