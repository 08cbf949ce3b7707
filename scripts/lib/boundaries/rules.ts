import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Forbids what runs; types may be borrowed. */
export const runTimeRules: ReadonlySet<string> = new Set([
  'schemas-stay-on-the-server',
  'pay-react-carries-no-sdk',
]);

/** Features that pages of other features are made of. */
const buildingBlocks = [
  'addresses',
  'cart-items',
  'credentials',
  'downloads',
  'favorites',
  'payment',
  'photos',
  'plates',
  'preview',
  'product-pictures',
  'products',
  'scrubber',
  'upload',
];

/**
 * Who may import whom, as `docs/architecture.md` says. Paths are regular expressions over paths from
 * the repository; `$1` in a `to` is what the first parentheses of its `from` matched.
 */
export const rules: readonly IForbiddenRuleType[] = [
  {
    name: 'imports-resolve',
    comment: 'Otherwise a rule that looks at the target would never see it.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(vitest|virtual:)|/dist/|^braintree-web/core' },
  },
  {
    name: 'domain-is-pure',
    comment: 'The domain decides; it knows the contract and nothing else.',
    from: { path: '^packages/domain/src/', pathNot: String.raw`\.test\.ts$` },
    to: { pathNot: ['^packages/domain/src/', '^packages/contract/src/(?!schemas/|client)'] },
  },
  {
    name: 'contract-stands-alone',
    comment: 'Everybody imports the contract, so it imports nothing of ours.',
    from: { path: '^packages/contract/' },
    to: { path: '^(apps|packages)/', pathNot: '^packages/contract/' },
  },
  {
    name: 'schemas-stay-on-the-server',
    comment: 'They bring the schema library, which the browser has no room for.',
    from: {
      path: '^(apps/store-web|packages/(domain|uploader|ui))/',
      pathNot: String.raw`\.test\.tsx?$|/test/`,
    },
    to: { path: '^packages/contract/src/schemas/|node_modules/zod/' },
  },
  {
    name: 'pages-never-import-the-server',
    comment: 'Pages and server meet on the wire of the contract.',
    from: {
      path: '^apps/store-web/',
      pathNot: String.raw`^apps/store-web/(scripts|test)/|\.browser\.test\.ts$`,
    },
    to: {
      path: ['^apps/(?!store-web/)', '^packages/(server-kit|file-store|imaging|test-kit|zip)/'],
    },
  },
  {
    name: 'server-never-imports-pages',
    comment: 'The server loads the built pages, never their source.',
    from: { path: '^(apps/(store|gateway)|packages/(server-kit|file-store|imaging|zip))/' },
    to: { path: '^(apps/store-web/app|packages/(ui|uploader))/' },
  },
  {
    name: 'store-and-gateway-are-strangers',
    comment: 'They meet on the wire, and so does the playground with both.',
    from: { path: '^apps/(store|gateway|playground)/' },
    to: { path: '^apps/(store|gateway|playground)/', pathNot: '^apps/$1/' },
  },
  {
    name: 'playground-page-never-imports-its-server',
    comment: 'They meet in the words of src/wire.ts.',
    from: { path: '^apps/playground/web/' },
    to: { path: '^apps/playground/src/(?!wire)|^packages/(server-kit|test-kit)/' },
  },
  {
    name: 'pay-react-carries-no-sdk',
    comment:
      'It knows the types of the SDK and what its fields are called; the code comes from the gateway, as a script.',
    from: { path: '^packages/pay-react/src/' },
    to: { path: '^packages/pay/(?!src/field-labels\\.ts$)' },
  },
  {
    name: 'packages-never-import-apps',
    comment: 'A package serves apps and knows none of them.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'host-and-frame-meet-in-the-protocol',
    comment: 'What runs on a merchant page and what sees card numbers share names, not code.',
    from: { path: '^packages/pay/src/(host|frame)/' },
    to: { path: '^packages/pay/src/(host|frame)/', pathNot: '^packages/pay/src/$1/' },
  },
  {
    name: 'queries-belong-to-their-module',
    comment: 'Call the service of another module; its SQL is private.',
    from: { path: '^apps/[^/]+/src/modules/([^/]+)/' },
    to: {
      path: String.raw`^apps/[^/]+/src/modules/.*\.queries\.ts$`,
      pathNot: '/src/modules/$1/',
    },
  },
  {
    name: 'features-are-islands',
    comment:
      'A feature imports the shell and building blocks, never another page. What several need ' +
      'becomes a building block: add its folder to buildingBlocks.',
    from: { path: '^apps/store-web/app/features/([^/]+)/' },
    to: {
      path: '^apps/store-web/app/features/',
      pathNot: `^apps/store-web/app/features/($1|${buildingBlocks.join('|')})/`,
    },
  },
  {
    name: 'lib-is-private',
    comment: 'The files on top of a package are its surface.',
    from: { path: '^(?:apps|packages|scripts|e2e|bench)/([^/]+)/' },
    to: { path: '^packages/[^/]+/src/lib/', pathNot: '^packages/$1/' },
  },
  {
    name: 'no-barrels-in-apps',
    comment: 'Import from the file that has it.',
    from: {},
    to: { path: String.raw`^apps/.*/index\.tsx?$` },
  },
  {
    name: 'scripts-need-no-bench',
    comment: 'Measurements may use what scripts have; what both need stands in scripts/lib.',
    from: { path: '^scripts/' },
    to: { path: '^bench/' },
  },
  {
    name: 'tests-stay-outside',
    comment: 'What runs for customers does not lean on tests.',
    from: {
      path: '^(apps|packages/(?!test-kit/))',
      pathNot: String.raw`\.test\.tsx?$|/test/|/testing/|\.browser\.|harness`,
    },
    to: { path: String.raw`\.test\.tsx?$|^packages/test-kit/|^e2e/` },
  },
];
