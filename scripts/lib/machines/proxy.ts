import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../read-settings.ts';
import { addresses, hosts } from './network.ts';
import { startNginx, type Nginx } from './nginx.ts';

const machines = ['one', 'two', 'three'] as const;
const gateways = machines.slice(0, 2);

/** What the files of `deploy/nginx` leave to whoever has a delivery network. */
const behindEdge = `
  # The edge says who the guests are, as a delivery network does.
  set_real_ip_from ${addresses.edge};
  real_ip_header X-Forwarded-For;
`;

/** Nginx with TLS and limits, by the files of `deploy/nginx`, in front of all machines and the bucket. */
export async function startProxy(folder: string, certificate: string): Promise<Nginx> {
  const own = join(folder, 'proxy');
  const files = ['albumen.conf.template', 'gateway.conf.template'];
  const texts = await Promise.all(
    files.map((name) => readFile(join(root, 'deploy/nginx', name), 'utf8')),
  );
  return startNginx({
    place: 'proxy',
    folder: own,
    http: `${behindEdge}\n${texts.map((text) => filledIn(text, { certificate, folder: own })).join('\n')}`,
  });
}

function filledIn(
  template: string,
  { certificate, folder }: { certificate: string; folder: string },
): string {
  return (
    template
      .replaceAll('${HALIDE_HOST}', hosts.halide)
      .replaceAll('${CYAN_HOST}', hosts.cyan)
      .replaceAll('${PHOTOS_HOST}', hosts.photos)
      .replaceAll('${PAY_HOST}', hosts.pay)
      .replaceAll('/etc/nginx/certs', certificate)
      .replaceAll('/var/cache/nginx', folder)
      .replace(/^resolver .*$/m, '')
      // Before 1.25 it is a word of another line, and this rig's guests speak HTTP/1.1.
      .replaceAll(/^ *http2 on;$/gm, '')
      .replace('server web:3000 resolve;', servers(machines, 3000))
      .replace('server storage:9000 resolve;', `server ${addresses.here}:9000 max_fails=0;`)
      .replace('server gateway:3001 resolve;', servers(gateways, 3001))
  );
}

function servers(names: readonly (keyof typeof addresses)[], port: number): string {
  const each = names.map(
    (name) => `server ${addresses[name]}:${port} max_fails=1 fail_timeout=2s;`,
  );
  return each.join('\n    ');
}
