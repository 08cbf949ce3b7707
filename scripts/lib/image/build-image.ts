import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contextFiles } from './context-files.ts';
import { runProgram } from '../run-program.ts';
import { certificates, layOver, makeNodeRoot } from './root-folders.ts';
import { readStages, type Stage, type Step } from './stages.ts';

/** A root folder, and what is started in it. */
export interface Image {
  root: string;
  workdir: string;
  user: string;
  environment: Readonly<Record<string, string>>;
  entrypoint: readonly string[];
}

interface Build {
  /** The project. */
  context: string;
  folder: string;
  images: Map<string, Image>;
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Does what the Dockerfile says, each stage in a root folder of its own below `folder`; answers the last one. */
export function buildImage(context: string, folder: string): Image {
  const build: Build = { context, folder, images: new Map() };
  const stages = readStages(readFileSync(join(context, 'Dockerfile'), 'utf8'));
  let image: Image | undefined;
  for (const stage of stages) {
    console.log(`stage ${stage.name}, from ${stage.from}`);
    image = stage.steps.reduce((made, step) => take(build, made, step), begin(build, stage));
    build.images.set(stage.name, image);
  }
  if (image === undefined) throw new Error('the Dockerfile has no stage');
  return image;
}

function begin({ folder, images }: Build, { name, from }: Stage): Image {
  const own = join(folder, name);
  const below = images.get(from);
  if (below !== undefined) return { ...below, root: layOver(below.root, own) };
  const plain = join(own, 'plain');
  makeNodeRoot(plain, from);
  const environment = { PATH: path };
  return { root: layOver(plain, own), workdir: '/', user: 'root', environment, entrypoint: [] };
}

function take(build: Build, image: Image, step: Step): Image {
  const { keyword, words, text } = step;
  switch (keyword) {
    case 'WORKDIR':
      mkdirSync(join(image.root, text), { recursive: true });
      return { ...image, workdir: text };
    case 'COPY':
      copy(build, image, step);
      return image;
    case 'RUN':
      keepCache(build, image, step);
      runInside(image, text);
      return image;
    case 'ENV':
      return { ...image, environment: { ...image.environment, ...pairs(words) } };
    case 'USER':
      return { ...image, user: text };
    case 'ENTRYPOINT':
      return { ...image, entrypoint: JSON.parse(text) as string[] };
    case 'CMD':
    case 'EXPOSE':
    case 'VOLUME':
      return image;
    default:
      throw new Error(`a step that is not understood: ${keyword}`);
  }
}

function copy({ context, images }: Build, image: Image, { flags, words }: Step): void {
  const [from = '', to = ''] = words;
  const target = join(image.root, resolve(image.workdir, to));
  const other = flags['from'] === undefined ? undefined : images.get(flags['from']);
  if (other !== undefined) {
    cpSync(join(other.root, resolve('/', from)), target, {
      recursive: true,
      verbatimSymlinks: true,
    });
    return;
  }
  if (from !== '.') throw new Error(`COPY of a part is not understood: ${from}`);
  for (const file of contextFiles(context)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(context, file), join(target, file), { verbatimSymlinks: true });
  }
}

/** Downloads are shared by the stages, as `--mount=type=cache` asks. */
function keepCache({ folder }: Build, { root }: Image, { flags }: Step): void {
  const target = /^type=cache,target=(\S+)$/.exec(flags['mount'] ?? '')?.[1];
  if (target === undefined) return;
  const [cache, place] = [join(folder, 'cache', target), join(root, target)];
  for (const path of [cache, place]) mkdirSync(path, { recursive: true });
  runProgram('mount', '--bind', cache, place);
}

function runInside({ root, workdir, environment }: Image, script: string): void {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  execFileSync('chroot', [root, 'sh', '-ec', `cd ${workdir}; ${script}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      HOME: '/root',
      npm_config_registry: registry.trim(),
      NODE_EXTRA_CA_CERTS: certificates,
      ...environment,
    },
  });
}

function pairs(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );
}
