import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createHotFolder } from './hot-folder.ts';
import type { LabFile, LabJob } from './lab.ts';

const root = await mkdtemp(join(tmpdir(), 'albumen-hot-folder-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const lab = createHotFolder({ root, now: () => new Date('2026-11-21T20:00:00Z') });

const address = {
  name: 'Ada Moreau',
  address1: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
} as const;

function file(name: string, read: LabFile['read']): LabFile {
  return {
    itemId: 'a',
    part: 'front',
    name,
    contentType: 'image/jpeg',
    sizeBytes: 4,
    md5: 'a9825bb0836325e07ccfed16751b1d07',
    pixels: { width: 2400, height: 3000 },
    documentHash: 'hash',
    read,
    url: '',
  };
}

const bytes = () => Promise.resolve(Readable.from([Buffer.from('jpeg')]));

function jobOf(reference: string, change: Partial<LabJob> = {}): LabJob {
  return {
    labOrderId: `id-of-${reference.replaceAll(/\W/g, '')}`,
    attempt: 1,
    labBrand: 'halide',
    request: {
      reference,
      shippingGroup: 'prints',
      departmentId: 'prints',
      shippingType: 'dropship',
      shippingMethod: 'dropship_lowest_cost',
      shipTo: address,
      shipFrom: address,
      items: [
        {
          itemId: 'a',
          productId: 'photographic-print',
          productName: 'Photographic print',
          attributes: { size: '8x10' },
          quantity: 2,
          piecesPerUnit: 25,
        },
      ],
    },
    files: [file('01-front.jpg', bytes)],
    ...change,
  };
}

const seen = async () =>
  (await readdir(join(root, 'halide'))).filter((name) => !name.startsWith('.')).toSorted();

test('a folder whose files break off is not seen, and the next try is whole', async () => {
  const broken = () =>
    Promise.resolve(
      Readable.from(
        (function* () {
          yield Buffer.from('jp');
          throw new Error('the line broke');
        })(),
      ),
    );
  const files = [file('01-front.jpg', bytes), file('02-front.jpg', broken)];
  await expect(lab.submit(jobOf('H-1', { files }), 'x')).rejects.toThrow('the line broke');
  expect(await seen()).toEqual([]);
  await lab.submit(jobOf('H-1'), 'x');
  expect(await seen()).toEqual(['H-1']);
  expect((await readdir(join(root, 'halide/H-1'))).toSorted()).toEqual([
    '01-front.jpg',
    'ticket.json',
  ]);
  expect(JSON.parse(await readFile(join(root, 'halide/H-1/ticket.json'), 'utf8'))).toMatchObject({
    version: 1,
    jobId: 'id-of-H1-1',
    reference: 'H-1',
    writtenAt: '2026-11-21T20:00:00.000Z',
    items: [{ quantity: 2, piecesPerUnit: 25, files: [{ name: '01-front.jpg', part: 'front' }] }],
  });
});

test('what was taken away does not come again; another attempt does, under another name', async () => {
  await lab.submit(jobOf('H-2'), 'x');
  await rm(join(root, 'halide/H-2'), { recursive: true });
  await lab.submit(jobOf('H-2'), 'x');
  expect(await seen()).not.toContain('H-2');
  await lab.submit(jobOf('H-2', { attempt: 2 }), 'x');
  expect(await seen()).toContain('H-2-again-2');
});

test('a reference never leaves the folder', async () => {
  await lab.submit(jobOf('../../H 3'), 'x');
  expect(await seen()).toContain('______H_3');
});

test('a folder says nothing', () => {
  expect(lab.readMessage('{}', 'signed')).toBeUndefined();
});

test('other accounts of the computer read neither photos nor addresses', async () => {
  await lab.submit(jobOf('H-4'), 'x');
  const paths = ['', '/H-4', '/H-4/01-front.jpg', '/H-4/ticket.json', '/.sent/id-of-H4-1'];
  for (const path of paths) {
    const { mode } = await stat(join(root, `halide${path}`));
    expect([path, mode & 0o007]).toEqual([path, 0]);
  }
});
