import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** The servers of Swift, in the order they start; the proxy speaks S3. */
export const kinds = ['account', 'container', 'object', 'proxy'] as const;

/** One server of Swift. */
export type Kind = (typeof kinds)[number];

/** Where each server listens on loopback. */
export type Ports = Record<Kind, number>;

/** The one user; S3's access key is account and user with a colon. */
export const credentials = {
  accessKeyId: 'albumen:test',
  secretAccessKey: 'only-for-this-test',
} as const;

/** Without a memcached there is nothing to cache in; Swift only wants the filter to be there. */
const proxyPipeline = 'cache s3api tempauth bulk slo proxy-server';

/** Writes what Swift reads at its start. */
export async function writeConfiguration(folder: string, ports: Ports): Promise<void> {
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = albumen\nswift_hash_path_suffix = test\n' +
      '[storage-policy:0]\nname = only\ndefault = yes\n',
  );
  for (const kind of kinds) {
    const text = `${common(folder, ports[kind])}${kind === 'proxy' ? proxy : storage(kind)}`;
    await writeFile(join(folder, `${kind}-server.conf`), text);
  }
}

function common(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
log_name =
log_address = ${join(folder, 'no-syslog')}
`;
}

function storage(kind: Kind): string {
  return `[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

const proxy = `[pipeline:main]
pipeline = ${proxyPipeline}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${credentials.accessKeyId.replace(':', '_')} = ${credentials.secretAccessKey} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`;
