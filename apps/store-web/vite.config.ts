import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/*
 * The router names its components for debugging and wraps them in calls, which keeps the bundler from
 * leaving out those that we do not use: its Link, NavLink and their prefetching, 3 KB on every page.
 */
const letRouterBeLeftOut: Plugin = {
  name: 'let-router-be-left-out',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef('),
      map: null,
    }),
  },
};

/* What changes only with its version keeps its file, and browsers keep it from release to release. */
const frameworkApart = {
  codeSplitting: {
    groups: [
      { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(!isSsrBuild && { input: 'app/entry.client.tsx', output: frameworkApart }),
      // The address library's proxy support, for servers that need one; no code of ours reaches it.
      external: ['undici'],
    },
  },
  // One self-contained server file: production React whatever the store's NODE_ENV says.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));
