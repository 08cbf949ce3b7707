/** Where a PostgreSQL database answers and as whom to sign in. */
export interface DatabaseConnection {
  /** Host name, address, or the absolute path of the folder that holds the Unix socket. */
  host: string;
  port: number;
  user: string;
  /** Absent where the operating system's file permissions guard the socket. */
  password?: string;
  database: string;
}

/**
 * The connection as a `postgres://` address, the form of `DATABASE_URL`.
 * A socket folder travels in the `host` parameter, which `pg` and libpq both read.
 */
export function connectionUrl(connection: DatabaseConnection): string {
  const url = new URL('postgres://localhost');
  url.username = encodeURIComponent(connection.user);
  url.password = encodeURIComponent(connection.password ?? '');
  url.pathname = `/${encodeURIComponent(connection.database)}`;
  url.port = String(connection.port);
  if (connection.host.startsWith('/')) {
    url.searchParams.set('host', connection.host);
  } else {
    url.hostname = connection.host.includes(':') ? `[${connection.host}]` : connection.host;
  }
  return url.href;
}
