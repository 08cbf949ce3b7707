import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
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
  /** The file as it was when it was opened: whoever replaces it changes no number until the next start. */
  bytes: Buffer;
  /** Where the program that runs it begins, in Node. */
  runtime: string;
  /** The program that runs it in a guest's browser: a module, and the binary that it loads. */
  browserRuntime: { module: string; binary: string; version: string };
}

/** Beside what a model made of faces; empty for ours. */
export function modelIdOf(model: Pick<OperatorModel, 'id'> | undefined): string {
  return model?.id ?? '';
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
  const bytes = await readFile(path).catch(() => {
    throw new OperatorModelError('is not there, or cannot be read');
  });
  const runtime = partOf('onnxruntime-node', path, 'the store runs the model by it');
  const forBrowsers = partOf(
    'onnxruntime-web/wasm',
    path,
    'a guest’s browser runs the model by it, so that her picture stays there',
  );
  const checked = await inspect({ runtime, colors: file.colors }, bytes);
  return {
    ...checked,
    id: idOf(bytes, file.colors),
    bytes,
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

async function inspect(asked: Inspection, bytes: Buffer): Promise<CheckedModel> {
  const running = promisify(execFile)(
    process.execPath,
    ['--no-warnings', inspectPath, JSON.stringify(asked)],
    { timeout: inspectMs, env: { PATH: process.env['PATH'] } },
  );
  // A process that dies while it reads is noticed below.
  running.child.stdin?.on('error', () => undefined).end(bytes);
  const { stdout } = await running.catch((error: unknown) => {
    throw new OperatorModelError('ended the process that tried it', { cause: error });
  });
  // Written by our own process.
  const reply = JSON.parse(stdout) as InspectionReply;
  if (reply.is === 'none') throw new OperatorModelError(reply.why);
  return reply.model;
}

function idOf(bytes: Buffer, colors: ColorOrder): string {
  return createHash('sha256').update(`${colors}\n`).update(bytes).digest('hex').slice(0, 20);
}
