import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as askPlainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askSecurely } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** This computer. */
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addSubnet('0.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');
loopback.addAddress('::', 'ipv6');
// What once stood for an address of the older kind.
loopback.addSubnet('::', 96, 'ipv6');

/** The network's own: where clouds tell a machine its secrets, and what is no single machine. */
const reserved = new BlockList();
reserved.addSubnet('169.254.0.0', 16);
reserved.addAddress('100.100.100.200');
reserved.addSubnet('224.0.0.0', 3);
reserved.addSubnet('fe80::', 10, 'ipv6');
reserved.addSubnet('fd00:ec2::', 32, 'ipv6');
reserved.addSubnet('192.0.0.0', 24);
reserved.addSubnet('ff00::', 8, 'ipv6');
// Addresses of the older kind in those of the newer, which a router turns back.
reserved.addSubnet('::ffff:0:0:0', 96, 'ipv6');
reserved.addSubnet('64:ff9b::', 32, 'ipv6');
reserved.addSubnet('2002::', 16, 'ipv6');

/** Thrown for an address that must never be asked, whatever name it has. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

export interface OutgoingRequest {
  url: URL;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole call. */
  withinMs: number;
  /** No more of the answer is read. */
  mostBytes: number;
  /** A sandbox on somebody's computer asks that computer. */
  mayBeLoopback: boolean;
}

export interface OutgoingReply {
  status: number;
  text: string;
}

/**
 * Asks an address that a merchant has named, without following redirects. The address is looked at when
 * the line is opened, so that a name cannot lead elsewhere after it was checked.
 */
export async function askOutside(request: OutgoingRequest): Promise<OutgoingReply> {
  const { url, mayBeLoopback } = request;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) refuseAddress(host, mayBeLoopback);
  const response = await open(request);
  const { statusCode: status = 0 } = response;
  try {
    return { status, text: await readStart(response, request.mostBytes) };
  } finally {
    response.destroy();
  }
}

function open({ url, body, ...request }: OutgoingRequest): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: request.method,
    headers: {
      ...request.headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    signal: AbortSignal.timeout(request.withinMs),
    agent: false,
    lookup: checkedLookup(request.mayBeLoopback),
  };
  const ask = url.protocol === 'https:' ? askSecurely : askPlainly;
  return new Promise((resolve, reject) => {
    ask(url, options, resolve).on('error', reject).end(body);
  });
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

function checkedLookup(mayBeLoopback: boolean) {
  return (host: string, options: LookupOptions, callback: LookupCallback): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      try {
        for (const { address } of addresses) refuseAddress(address, mayBeLoopback);
      } catch (refused) {
        return callback(refused instanceof Error ? refused : null, []);
      }
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function refuseAddress(address: string, mayBeLoopback: boolean): void {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const isRefused =
    reserved.check(address, family) || (!mayBeLoopback && loopback.check(address, family));
  if (isRefused) throw new AddressRefusedError(`${address} is never asked`);
}

async function readStart(response: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part);
    size += part.length;
    if (size >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8');
}
