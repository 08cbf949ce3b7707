import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hosts } from './network.ts';

/** Makes `fullchain.pem` and `privkey.pem` for all names; whoever is given the first believes it. */
export function makeCertificate(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const names = Object.values(hosts).map((host) => `DNS:${host}`);
  const chain = join(folder, 'fullchain.pem');
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', chain];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'];
  const extension = ['-addext', `subjectAltName=${names.join(',')}`];
  execFileSync(
    'openssl',
    ['req', '-x509', ...kind, ...files, '-subj', '/CN=machines', ...extension],
    {
      stdio: 'ignore',
    },
  );
  return chain;
}
