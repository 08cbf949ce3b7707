import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { childProcessIds } from '../test/child-process-ids.ts';
import { readableFolders, type Confinement } from './confinement.ts';
import { createImagingHost } from './imaging-host.ts';
import { openWorkspace, sweepWorkspaces } from './workspace.ts';
import { planRenditions } from './render-plan.ts';

// Decoder processes give way to everything else, so on a busy computer they take their time.

const workDir = await mkdtemp(join(tmpdir(), 'confinement-'));
const photoPath = join(workDir, 'photo.jpg');
await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a5c3e' } })
  .jpeg()
  .toFile(photoPath);
afterAll(() => rm(workDir, { recursive: true }));

const script = fileURLToPath(new URL('./lib/confinement/confine.sh', import.meta.url));

/** What a kernel says of its processes is read from `/proc`. */
const onLinux = process.platform === 'linux' ? test : test.skip;

/** Renders a photo; the decoder still runs when it answers. */
async function renderOne() {
  const seen: Confinement[] = [];
  const host = createImagingHost({ processes: 1, onConfined: (kind) => seen.push(kind) });
  onTestFinished(() => host.close());
  const probed = await host.probe(photoPath);
  const plan = probed.ok ? planRenditions(probed.value) : probed;
  if (!plan.ok) throw new Error(plan.refusal.code);
  const outDir = await mkdtemp(join(workDir, 'out-'));
  const rendered = await host.render(photoPath, plan.value, outDir);
  const [pid = 0] = await childProcessIds('decoder-child');
  return { rendered, outDir, confinement: seen[0], decoder: `/proc/${pid}` };
}

async function statusOf(decoder: string): Promise<Record<string, string>> {
  const lines = (await readFile(`${decoder}/status`, 'utf8')).trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s*/, 2)));
}

const devices = /^\/dev\/(full|null|random|urandom|zero|pts|mqueue|console)\b/;

/** What a process may write to besides devices, by the kernel's list of its mounts. */
async function writableMounts(decoder: string): Promise<string[]> {
  const mounts = (await readFile(`${decoder}/mountinfo`, 'utf8')).trim().split('\n');
  const seen = mounts.map((line) => line.split(' ')).filter(([, , , , path]) => path !== undefined);
  return seen.flatMap(([, , , , path = '', options = '']) =>
    options.split(',').includes('rw') && !devices.test(path) ? [path] : [],
  );
}

onLinux('a decoder has no rights, no network, and one folder to write', async () => {
  const { rendered, confinement, decoder } = await renderOne();
  expect(rendered.ok).toBe(true);
  const status = await statusOf(decoder);
  if (confinement !== 'namespaces') {
    // A container may forbid name spaces; what is left then is documented and reported.
    expect(status).toMatchObject({ NoNewPrivs: '1', CapBnd: '0000000000000000' });
    return;
  }
  expect(status).toMatchObject({
    NoNewPrivs: '1',
    CapEff: '0000000000000000',
    CapPrm: '0000000000000000',
    CapBnd: '0000000000000000',
    CapInh: '0000000000000000',
  });
  if (process.getuid?.() === 0) expect(status['Uid']).toMatch(/^65534\t65534\t65534\t65534$/);
  expect(await readlink(`${decoder}/ns/net`)).not.toBe(await readlink('/proc/self/ns/net'));
  const interfaces = await readFile(`${decoder}/net/dev`, 'utf8');
  expect(interfaces).toContain('lo:');
  expect(interfaces).not.toMatch(/eth|ens|wl/);
  expect(await readdir(`${decoder}/root`)).not.toContain('etc');
  expect(await writableMounts(decoder)).toEqual([
    expect.stringMatching(/albumen-decoders-.*work$/),
  ]);
});

onLinux('without the programs for it a decoder still works, and says so', async () => {
  vi.stubEnv('PATH', workDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  await symlink('/usr/bin/nice', join(workDir, 'nice'));
  const { rendered, confinement } = await renderOne();
  expect(confinement).toBe('none');
  expect(rendered.ok).toBe(true);
});

/** What a person without rights gets of a command in a cage, on a machine with these options of `/dev`. */
async function cagedWhere(deviceOptions: string): Promise<string> {
  const workspace = await openWorkspace();
  onTestFinished(() => workspace.remove());
  const mounted = `mount --bind /dev /dev && mount -o remount,bind,${deviceOptions} /dev && exec "$@"`;
  const machine = [
    '--mount',
    '--propagation',
    'private',
    '--',
    'sh',
    '-c',
    mounted,
    '-',
    'unshare',
  ];
  const cage = ['--user', '--map-root-user', '--mount', '--propagation', 'private', '--', 'sh'];
  const folders = [workspace.root, workspace.work, '', ...readableFolders];
  const command = [...machine, ...cage, script, ...folders, '--', '/bin/echo', 'caged'];
  return promisify(execFile)('unshare', command).then(
    ({ stdout }) => stdout.trim(),
    () => 'refused',
  );
}

// Only an administrator's tests may make such a machine, and a container may forbid both.
onLinux('a person is caged as well where no program may lie beside the devices', async () => {
  expect(await cagedWhere('nosuid,noexec')).toBe(await cagedWhere('nosuid'));
});

test('what a decoder leaves in place of its picture is taken only if it is a file', async () => {
  const workspace = await openWorkspace();
  onTestFinished(() => workspace.remove());
  const secret = join(workDir, 'secret');
  await writeFile(secret, 'not for guests');
  await workspace.withJobFolder(async (folder) => {
    await symlink(secret, join(folder.path, 'tile.webp'));
    const target = join(workDir, 'tile.webp');
    await expect(folder.fetch('tile.webp', target)).rejects.toThrow();
    await expect(folder.fetch('../../secret', target)).rejects.toThrow('another folder');
    await expect(readFile(target)).rejects.toThrow('ENOENT');
  });
  expect(await readdir(workspace.work)).toEqual([]);
});

test('what a decoder does to its copy leaves the original alone', async () => {
  const workspace = await openWorkspace();
  onTestFinished(() => workspace.remove());
  await workspace.withJobFolder(async (folder) => {
    await writeFile(await folder.bring(photoPath), 'scribbled over');
  });
  expect((await sharp(photoPath).metadata()).width).toBe(1600);
});

test('workspaces of killed processes are swept, those in use are not', async () => {
  const workspace = await openWorkspace();
  onTestFinished(() => workspace.remove());
  // Ids of processes end at four million on every kernel.
  const left = await mkdtemp(join(tmpdir(), 'albumen-decoders-9999999-'));
  await sweepWorkspaces();
  await expect(readdir(left)).rejects.toThrow('ENOENT');
  expect(await readdir(workspace.work)).toEqual([]);
});
