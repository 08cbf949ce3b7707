import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses, at, processesAt, type Place } from './network.ts';
import { untilListening } from './until-listening.ts';

/** One request as an nginx wrote it down. */
export interface Served {
  host: string;
  method: string;
  path: string;
  status: number;
  sentBytes: number;
  receivedBytes: number;
  /** HIT, MISS and so on; empty where nothing is kept. */
  cache: string;
  clientAddress: string;
}

export interface Nginx {
  /** What was served since the last call. */
  served: () => Promise<Served[]>;
  kill: () => void;
  start: () => Promise<void>;
}

interface NginxOptions {
  place: Place;
  folder: string;
  /** What stands inside `http { … }`. */
  http: string;
}

const format =
  '$host\\t$request_method\\t$uri\\t$status\\t$bytes_sent\\t$request_length\\t$upstream_cache_status\\t$remote_addr';

export async function startNginx({ place, folder, http }: NginxOptions): Promise<Nginx> {
  await mkdir(folder, { recursive: true });
  const [file, log] = [join(folder, 'nginx.conf'), join(folder, 'access.log')];
  await writeFile(file, configuration({ folder, log, http }));
  const start = async (): Promise<void> => {
    const [program, args] = at(place, ['nginx', '-c', file, '-p', folder, '-e', 'error.log']);
    spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    await untilListening({ host: addresses[place], port: 443 });
  };
  await start();
  let readBytes = 0;
  return {
    start,
    kill() {
      for (const pid of processesAt(place)) process.kill(pid, 'SIGKILL');
    },
    async served() {
      const bytes = await readFile(log);
      const text = bytes.subarray(readBytes).toString();
      readBytes = bytes.length;
      return text.split('\n').filter(Boolean).map(servedOf);
    },
  };
}

function configuration({ folder, log, http }: { folder: string; log: string; http: string }) {
  return `worker_processes 1;
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 8192; }
http {
  log_format machines '${format}';
  access_log ${log} machines;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxied;
${http}
}
`;
}

function servedOf(line: string): Served {
  const [host = '', method = '', path = '', status, sent, received, cache = '', client = ''] =
    line.split('\t');
  return {
    host,
    method,
    path,
    status: Number(status),
    sentBytes: Number(sent),
    receivedBytes: Number(received),
    cache: cache === '-' ? '' : cache,
    clientAddress: client,
  };
}
