import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CheckedModel } from './lib/check-model.ts';
import type { Inspection, InspectionReply } from './lib/inspect-child.ts';
import type { ColorOrder } from './lib/model-input.ts';

export { colorOrders } from './lib/model-input.ts';

/** A model that the operator brought: what tells faces apart is made by it instead of ours. */
export interface OperatorModel extends CheckedModel {
  /** Tells its numbers from those of every other model: of the file's bytes and how they are used. */
  id: string;
  path: string;
  /** Where the program that runs it begins, in Node. */
  runtime: string;
  /** The program that runs it in a guest's browser: a module, and the binary that it loads. */
  browserRuntime: { module: string; binary: string; version: string };
}

/** Its message is a sentence for the operator, which goes on after the name of the model's file. */
export class OperatorModelError extends Error {
  override readonly name = 'OperatorModelError';
}

export interface OperatorModelFile {
  path: string;
  colors: ColorOrder;
}

const inspectPath = fileURLToPath(new URL('./lib/inspect-child.ts', import.meta.url));
const inspectMs = 120_000;

/**
 * Finds a model and what runs it: two packages, beside the model or beside the product.
 * @throws OperatorModelError when a part is missing, or the file is no model that describes faces.
 */
export async function openOperatorModel(file: OperatorModelFile): Promise<OperatorModel> {
  const path = resolve(file.path);
  const given = { ...file, path };
  await access(path).catch(() => {
    throw new OperatorModelError('is not there, or cannot be read');
  });
  const runtime = partOf('onnxruntime-node', path, 'the store runs the model by it');
  const forBrowsers = partOf(
    'onnxruntime-web/wasm',
    path,
    'a guest’s browser runs the model by it, so that her picture stays there',
  );
  const checked = await inspect({ ...given, runtime });
  return {
    ...checked,
    id: await idOf(given),
    path,
    runtime,
    browserRuntime: {
      module: join(dirname(forBrowsers), 'ort.wasm.bundle.min.mjs'),
      binary: join(dirname(forBrowsers), 'ort-wasm-simd-threaded.wasm'),
      version: await versionOf(dirname(dirname(forBrowsers))),
    },
  };
}

async function versionOf(folder: string): Promise<string> {
  // As npm writes it.
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function partOf(name: string, path: string, why: string): string {
  for (const place of [path, import.meta.url]) {
    try {
      return createRequire(place).resolve(name);
    } catch {
      // Not beside this one.
    }
  }
  const [packageName] = name.split('/');
  throw new OperatorModelError(
    `needs the package ${packageName}: ${why}; npm install --ignore-scripts ${packageName} in ${dirname(path)}`,
  );
}

async function inspect(asked: Inspection): Promise<CheckedModel> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', inspectPath, JSON.stringify(asked)],
    { timeout: inspectMs, env: { PATH: process.env['PATH'] } },
  ).catch((error: unknown) => {
    throw new OperatorModelError('ended the process that tried it', { cause: error });
  });
  // Written by our own process.
  const reply = JSON.parse(stdout) as InspectionReply;
  if (reply.is === 'none') throw new OperatorModelError(reply.why);
  return reply.model;
}

async function idOf({ path, colors }: OperatorModelFile): Promise<string> {
  const hash = createHash('sha256').update(`${colors}\n`);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 20);
}
