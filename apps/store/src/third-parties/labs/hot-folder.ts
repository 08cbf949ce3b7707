import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { faultPoint } from '../../fault-point.ts';
import { jobTicket } from './job-ticket.ts';
import type { Lab, LabJob } from './lab.ts';

/**
 * Addresses and whole photos are no business of other accounts of this computer. The lab's program may have
 * one of its own in the folder's group.
 */
const modes = { folder: 0o770, file: 0o660 };

/**
 * A lab that takes its work from a folder: for each lab order a folder with its files and a job
 * ticket. It appears whole or not at all, so whoever watches may take it away at once.
 */
export function createHotFolder({ root, now }: { root: string; now: () => Date }): Lab {
  return {
    quote: (job) => Promise.resolve({ isAccepted: true, labReference: jobIdOf(job) }),
    async submit(job) {
      const parent = join(root, job.labBrand);
      const name = folderNameOf(job);
      await mkdir(join(parent, '.sent'), { recursive: true, mode: modes.folder });
      const receipt = join(parent, '.sent', jobIdOf(job));
      // The folder may have been taken away since; the receipt stays.
      if (!(await exists(receipt))) {
        if (!(await exists(join(parent, name)))) await deliver(job, { parent, name, now });
        await writeWhole(receipt, `${now().toISOString()} ${name}\n`);
      }
      return { isAccepted: true };
    },
    readMessage: () => undefined,
    confirmCallback: () => Promise.resolve(),
  };
}

/** What the lab and we call this hand-over. */
function jobIdOf({ labOrderId, attempt }: LabJob): string {
  return `${labOrderId}-${attempt}`;
}

/** The reference that is on the papers; a second try is another folder. */
function folderNameOf({ request, attempt }: LabJob): string {
  const name = request.reference.replaceAll(/[^\w-]/g, '_');
  return attempt === 1 ? name : `${name}-again-${attempt}`;
}

interface Delivery {
  parent: string;
  name: string;
  now: () => Date;
}

async function deliver(job: LabJob, { parent, name, now }: Delivery): Promise<void> {
  const draft = join(parent, `.${name}.part`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: modes.folder });
  for (const file of job.files) {
    const path = join(draft, file.name);
    await pipeline(await file.read(), createWriteStream(path, { mode: modes.file }));
    await flush(path);
    faultPoint('folder-file');
  }
  const ticket = { jobId: jobIdOf(job), ...jobTicket(job, now()) };
  await writeWhole(join(draft, 'ticket.json'), `${JSON.stringify(ticket, null, 2)}\n`);
  await flush(draft);
  faultPoint('folder-drafted');
  await rename(draft, join(parent, name));
  faultPoint('folder-delivered');
  await flush(parent);
}

async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', modes.file);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Until then a power loss could leave an empty file under a good name. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
