import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/*
 * The router names its components for debugging and wraps them in calls, which keeps the bundler from
 * leaving out those that we do not use: its Link, NavLink and their prefetching, 3 KB on every page.
 * Its hooks for tracing are asked for by an option that we never give: another 1 KB. Its warnings
 * and the texts of its assertions are for whoever writes the pages.
 */
const letRouterBeLeftOut: Plugin = {
  name: 'let-router-be-left-out',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<=^|[\s)])warning\(.*\);$/gm, ';')
        .replaceAll(/(invariant\(.*), (?:"[^"]*"|`[^`]*`)\);$/gm, '$1);')
        .replaceAll(/if \((?:init\.|opts\?\.)instrumentations\)/g, 'if (false)')
        .replaceAll(/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef('),
      map: null,
    }),
  },
};

/*
 * Files apart: what changes only with its version, which browsers keep from release to release,
 * the small modules of nearly every page, which alone would be a dozen requests, and the grid of photos.
 */
const sharedFiles = {
  // The worker's address says where it stands, and never changes.
  entryFileNames: ({ name }: { name: string }) =>
    name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'framework',
        priority: 2,
        test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
      },
      {
        name: 'core',
        priority: 1,
        test: new RegExp(
          [
            '/contract/src/(?:brands|covers|endpoint|general-problems|page-limits|renditions|wire-names)\\.ts$',
            '/contract/src/endpoints/shared-galleries\\.ts$',
            '/domain/src/dates/format-moment\\.ts$',
            '/ui/src/(?:buttons/(?:button|icon-button)|feedback/(?:empty-state|skeleton|spinner)|overlays/(?:dialog|toast)|use-is-hydrated|lib/icons/(?:draw|gallery-icons))\\.tsx$',
            '/app/(?:gallery-link|paths)\\.ts$',
            '/app/shell/(?:api/(?:api|retrying-transport|problem-of-reply)|offline/(?:outbox-key|back-online)|split-off|viewer)\\.tsx?$',
            '/app/shell/errors/(?!error-service)[^/]+$|/app/shell/toasts/[^/]+\\.tsx?$',
            '/app/shell/overlays/(?:error-overlay|overlay-(?:dialog|host|names|store))\\.tsx?$',
            '/app/shell/(?:forms/form-outcome|layouts/wordmark|navigation/(?:link|loading|refreshing|revalidation|use-refresh|share-link|use-hash-tab))\\.tsx?$',
          ].join('|'),
        ),
      },
      // The editor's tray draws it, and nothing else of the grid.
      { name: 'placeholder', priority: 2, test: /\/features\/photos\/placeholder\.ts$/ },
      // Many pages without a form have it.
      { name: 'limits', priority: 1, test: /\/contract\/src\/limits\.ts$/ },
      {
        name: 'forms',
        priority: 1,
        test: /\/contract\/src\/(?:form|message-advice|messages|rules|lib\/characters)\.ts$|\/ui\/src\/(?:forms\/(?:field|form-state|text-field)|lib\/use-labelled-field)\.tsx?$/,
      },
      {
        name: 'ordering',
        priority: 1,
        test: /\/contract\/src\/endpoints\/(?:checkout|orders)\.ts$|\/features\/payment\/idempotency-key\.ts$/,
      },
      {
        name: 'money',
        priority: 1,
        test: /\/domain\/src\/money\/(?:decimal-amount|format-price|rounding)\.ts$/,
      },
      {
        name: 'photos',
        priority: 1,
        test: /\/app\/features\/photos\/[^/]+$|\/overlays\/cookie-choice\.ts$|\/contract\/src\/endpoints\/(?:photos|favorites)\.ts$/,
      },
    ],
  },
};

/* Two builds from one tree: `vite build` for browsers, `vite build --ssr app/entry.server.tsx` for the store. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), letRouterBeLeftOut],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild ? true : 'hidden',
    // The server preloads the first page's scripts. Naming those of every other page as well would put
    // a list into the entry that grows with each route; style sheets must be there before their page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(!isSsrBuild && {
        input: ['app/entry.client.tsx', 'app/service-worker/service-worker.ts'],
        output: sharedFiles,
      }),
      // The address library's proxy support, for servers that need one; no code of ours reaches it.
      external: ['undici'],
    },
  },
  // Upload workers load their EXIF reader only when it is asked for.
  worker: { format: 'es' },
  // One self-contained server file: production React whatever the store's NODE_ENV says.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));
