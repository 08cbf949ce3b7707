import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/* Two builds from one tree: `vite build` for browsers, `vite build --ssr app/entry.server.tsx` for the store. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild ? true : 'hidden',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(!isSsrBuild && { input: 'app/entry.client.tsx' }),
      // The address library's proxy support, for servers that need one; no code of ours reaches it.
      external: ['undici'],
    },
  },
  // One self-contained server file: production React whatever the store's NODE_ENV says.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));
