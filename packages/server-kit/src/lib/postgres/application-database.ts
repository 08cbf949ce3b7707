import { Client, escapeIdentifier } from 'pg';
import type { DatabaseConnection } from '../../database-connection.ts';

/** The application's role and database, made when missing. The role owns nothing else. */
export async function ensureDatabase(
  administration: DatabaseConnection,
  name: string,
): Promise<DatabaseConnection> {
  const client = new Client(administration);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const role = escapeIdentifier(name);
    if (!(await exists(client, 'select from pg_roles where rolname = $1', name))) {
      const password = administration.password;
      const secret = password === undefined ? '' : ` password ${client.escapeLiteral(password)}`;
      await client.query(`create role ${role} login${secret}`);
    }
    if (!(await exists(client, 'select from pg_database where datname = $1', name))) {
      await client.query(`create database ${role} owner ${role}`);
    }
  } finally {
    await client.end();
  }
  return { ...administration, user: name, database: name };
}

async function exists(client: Client, query: string, name: string): Promise<boolean> {
  return (await client.query(query, [name])).rows.length > 0;
}
