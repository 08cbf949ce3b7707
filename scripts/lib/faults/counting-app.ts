/** An application for the fault runs: writes numbers, and says each one when it is committed. */
import { Client } from 'pg';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';

try {
  await run(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new Client(server.connection);
  // The run kills servers too; then nothing more is written.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table if not exists written (number int primary key)');
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  console.log('0');
  while (await write(client)) {
    // Until the server is killed under it.
  }
}

async function write(client: Client): Promise<boolean> {
  try {
    const { rows } = await client.query<{ number: number }>(
      `insert into written select coalesce(max(number), 0) + 1 from written returning number`,
    );
    console.log(String(rows[0]?.number));
    return true;
  } catch {
    return false;
  }
}
