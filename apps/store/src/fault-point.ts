/** Where a test lets the process die; nothing in production. */
const armed = process.env['NODE_ENV'] === 'production' ? undefined : process.env['FAULT_POINT'];

/** Ends this process as a power cut would, where a test has asked for it. */
export function faultPoint(name: string): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
