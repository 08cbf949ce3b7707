import type { Transport } from './cluster.ts';
import { findFreePort } from '../../free-port.ts';
import { socketPort } from './endpoint.ts';

/** Fits a small computer that also runs the application. Everything else is PostgreSQL's default. */
const own: Readonly<Record<string, string>> = {
  cluster_name: 'albumen',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // Short statements from many connections: parallel ones would need /dev/shm, small in containers.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/** Settings travel on the command line, so that a new version of Albumen brings new ones. */
export async function settingArguments(
  transport: Transport,
  extra: Readonly<Record<string, string>>,
): Promise<string[]> {
  const all = { ...own, ...platform(), ...(await listening(transport)), ...extra };
  return Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}

/** After a crash, one call per file system instead of opening every file (0.15 s against 7 s). */
function platform(): Record<string, string> {
  return process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {};
}

async function listening(transport: Transport): Promise<Record<string, string>> {
  if (transport === 'tcp') {
    const port = String(await findFreePort());
    return { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
  }
  return {
    listen_addresses: '',
    port: String(socketPort),
    // Relative to the database folder, so its length does not matter to the server.
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
  };
}
