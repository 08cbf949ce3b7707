/** PostgreSQL could not be started, with a message a person can act on. */
export class PostgresFailure extends Error {
  override name = 'PostgresFailure';
}

const explanations: readonly (readonly [RegExp, string])[] = [
  [/shared memory.*No space left on device/, 'There is too little shared memory (/dev/shm).'],
  [/No space left on device/, 'The disk is full. Free some space, or move DATA_DIR elsewhere.'],
  [/Read-only file system/, 'DATA_DIR lies on a read-only file system.'],
  [
    /could not look up effective user ID/,
    'The account of this process is missing from /etc/passwd, and PostgreSQL insists on a name.',
  ],
  [
    /error while loading shared libraries/,
    'A system library is missing. The PostgreSQL that npm brings needs glibc 2.17 or newer.',
  ],
  [
    /has wrong ownership|Permission denied|EACCES|EPERM/,
    'The account of this process may not use DATA_DIR. Start Albumen as its owner, or change it.',
  ],
  [
    /database files are incompatible with server/,
    'DATA_DIR was made by another major version of PostgreSQL.',
  ],
  [
    /invalid value for parameter|unrecognized configuration parameter/,
    'PostgreSQL refuses one of its settings.',
  ],
];

/** A failure from what PostgreSQL printed: what it means first, then its own words. */
export function explainFailure(output: string, where: string): PostgresFailure {
  const [, meaning] = explanations.find(([pattern]) => pattern.test(output)) ?? [];
  const said = output
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|HINT|error:|EACCES|ENOENT/.test(line))
    .slice(-4);
  const words = said.length > 0 ? said : output.trim().split('\n').slice(-4);
  return new PostgresFailure(
    [meaning ?? 'PostgreSQL did not start.', ...words, `(${where})`].join('\n  '),
  );
}
