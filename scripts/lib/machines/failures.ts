import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rig } from './rig.ts';
import { emptyDisk, fillDisk } from './small-disk.ts';

export interface Failure {
  what: string;
  /** Why it can't be shown here. */
  unless?: () => string | undefined;
  strike: (rig: Rig) => Promise<void>;
  lastsMs: number;
  heal: (rig: Rig) => Promise<void>;
  /** Its jobs belong to nobody any more. */
  endsJobs?: boolean;
}

const clockLibrary = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const wrongClock = {
  LD_PRELOAD: clockLibrary,
  FAKETIME: '+25m',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
};

/** In the order of a bad day. */
export const failures: Readonly<Record<string, Failure>> = {
  nothing: {
    what: 'nothing fails',
    strike: async () => undefined,
    lastsMs: 15_000,
    heal: async () => undefined,
  },
  machine: {
    what: 'kill -9 of everything on a machine with a gateway',
    strike: ({ machines }) => machines.one.kill(),
    lastsMs: 20_000,
    heal: ({ machines }) => machines.one.boot(),
    endsJobs: true,
  },
  another: {
    what: 'kill -9 of everything on a machine without',
    strike: ({ machines }) => machines.three.kill(),
    lastsMs: 20_000,
    heal: ({ machines }) => machines.three.boot(),
    endsJobs: true,
  },
  database: {
    what: 'PostgreSQL restarted, then killed',
    strike: async ({ database }) => {
      await database.end('SIGINT');
      await sleep(8_000);
      await database.end('SIGKILL');
    },
    lastsMs: 10_000,
    heal: async () => undefined,
  },
  failover: {
    what: 'PostgreSQL dies for good, and its standby takes over',
    strike: ({ database }) => database.failOver(),
    lastsMs: 15_000,
    heal: async () => undefined,
  },
  bucket: {
    what: 'the bucket refuses for 30 s',
    strike: async ({ bucket }) => bucket.refuse(),
    lastsMs: 30_000,
    heal: ({ bucket }) => bucket.accept(),
  },
  disk: {
    what: 'a machine’s disk is full for 30 s',
    strike: async ({ machines }) => fillDisk(machines.three.folder),
    lastsMs: 30_000,
    heal: ({ machines }) => emptyDisk(machines.three.folder),
  },
  clock: {
    what: 'a machine’s clock is 25 minutes ahead',
    unless: () => (existsSync(clockLibrary) ? undefined : 'libfaketime is not installed'),
    strike: async ({ machines }) => {
      await machines.two.kill();
      await machines.two.boot(wrongClock);
    },
    lastsMs: 30_000,
    heal: async ({ machines }) => {
      await machines.two.kill();
      await machines.two.boot();
    },
  },
  edge: {
    what: 'the edge is gone; names lead to the proxy',
    strike: async ({ edge, network }) => {
      edge.kill();
      await sleep(2_000);
      network.leadVisitorsTo('proxy');
    },
    lastsMs: 15_000,
    heal: async ({ edge, network }) => {
      await edge.start();
      network.leadVisitorsTo('edge');
    },
  },
};
