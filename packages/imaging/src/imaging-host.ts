import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Confinement } from './confinement.ts';
import { fillCompileCache } from './lib/decoder-command.ts';
import { createDecoderPool, type DecoderPool, type PoolJob } from './lib/decoder-pool.ts';
import { startDecoderProcess, type DecoderProcess } from './lib/decoder-process.ts';
import type { DecoderJob } from './lib/protocol.ts';
import { isLogoReply, isRenderReply } from './lib/replies.ts';
import { openWorkspace, type JobFolder, type Workspace } from './workspace.ts';
import { probePhotoFile, type PhotoProbe } from './photo-probe.ts';
import { accept, type Outcome } from './refusal.ts';
import type { RenderPlan } from './render-plan.ts';
import type { PixelSize, SizedRendition } from './renditions.ts';

/** How much of the machine picture work may take. */
export interface ImagingHostOptions {
  /** Decoder processes, started when first needed, about 110 MB each at rest; default: one per core. */
  readonly processes?: number;
  /** A process that holds more is ended; default 400 MiB. */
  readonly processMemoryBytes?: number;
  /** What running jobs may need together, beyond idle processes; a larger one runs alone. Default 224 MiB. */
  readonly jobMemoryBytes?: number;
  /** Clock time after which a job that does not even compute is ended; default 150 s. */
  readonly wallMs?: number;
  /** Hears once what keeps the processes from the rest of this machine. */
  readonly onConfined?: (confinement: Confinement) => void;
}

/** A rendition on disk. */
export interface RenderedRendition extends SizedRendition {
  readonly path: string;
  readonly sizeBytes: number;
}

/** Everything that was made of a photo. */
export interface RenderedPhoto {
  /** The renditions in the plan's order, largest first. */
  readonly renditions: readonly RenderedRendition[];
  /** Base64. */
  readonly thumbhash: string;
  /** The file breaks small rules of its format and was read all the same. */
  readonly isRepaired: boolean;
}

/** A logo as stored: PNG, whatever was uploaded. */
export interface RenderedLogo extends PixelSize {
  readonly path: string;
  readonly sizeBytes: number;
}

/** Reads and renders pictures of strangers in processes that may die without harm. */
export interface ImagingHost {
  /** Reads a photo's head in this process, by bounded code of our own; no pixel is decoded. */
  probe(path: string): Promise<Outcome<PhotoProbe>>;
  /**
   * Makes a photo's renditions in `outDir`, which must exist; existing files are replaced.
   * @throws Error when the failure is ours (disk full, folder missing, host closed), so that a job retries.
   */
  render(path: string, plan: RenderPlan, outDir: string): Promise<Outcome<RenderedPhoto>>;
  /** Checks a logo (jpg, jpeg, png or svg by content) and writes it as a clean PNG to `outPath`. */
  renderLogo(path: string, outPath: string): Promise<Outcome<RenderedLogo>>;
  /** Lets running jobs finish, turns waiting ones away, ends the processes. */
  close(): Promise<void>;
}

const mib = 1_048_576;
const logoBudget = { cpuMs: 3_000, memoryBytes: 160 * mib } as const;

/** A process may fall to something outside, so a crash counts against the file only the second time. */
async function runTwice<Made>(pool: DecoderPool, job: PoolJob<Made>): Promise<Outcome<Made>> {
  const first = await pool.run(job);
  return !first.ok && first.refusal.code === 'decoderCrashed' ? pool.run(job) : first;
}

async function openReported({ onConfined }: ImagingHostOptions): Promise<Workspace> {
  const workspace = await openWorkspace();
  await fillCompileCache(workspace);
  onConfined?.(workspace.confinement);
  return workspace;
}

function renderedOf(plan: RenderPlan, outDir: string, value: unknown): RenderedPhoto {
  if (!isRenderReply(value, plan.renditions.length))
    throw new Error('odd reply of an imaging process');
  const renditions = plan.renditions.map((rendition, index) => ({
    name: rendition.name,
    fileName: rendition.fileName,
    contentType: rendition.contentType,
    width: rendition.width,
    height: rendition.height,
    path: join(outDir, rendition.fileName),
    sizeBytes: value.sizesBytes[index] ?? 0,
  }));
  return { renditions, thumbhash: value.thumbhash, isRepaired: value.isRepaired };
}

/** Makes a host. Close it when done, or its processes keep this one alive. */
export function createImagingHost(options: ImagingHostOptions = {}): ImagingHost {
  const wallMs = options.wallMs ?? 150_000;
  const memoryBytes = options.processMemoryBytes ?? 400 * mib;
  let workspace: Promise<Workspace> | undefined;
  const opened = () => (workspace ??= openReported(options));
  const pool = createDecoderPool({
    processes: options.processes ?? availableParallelism(),
    memoryBytes: options.jobMemoryBytes ?? 224 * mib,
    start: async () => startDecoderProcess(await opened()),
  });

  async function inJobFolder<Result>(use: (folder: JobFolder) => Promise<Result>): Promise<Result> {
    return (await opened()).withJobFolder(use);
  }

  async function render(path: string, plan: RenderPlan, outDir: string) {
    const { cpuMs, memoryBytes: needBytes } = plan.budget;
    const work = (process: DecoderProcess) =>
      inJobFolder(async (folder) => {
        const job: DecoderJob = {
          kind: 'photo',
          path: await folder.bring(path),
          plan,
          outDir: folder.path,
        };
        const outcome = await process.run(job, { cpuMs, wallMs, memoryBytes });
        if (!outcome.ok) return outcome;
        for (const { fileName } of plan.renditions) {
          await folder.fetch(fileName, join(outDir, fileName));
        }
        return accept(renderedOf(plan, outDir, outcome.value));
      });
    return runTwice(pool, { needBytes, work });
  }

  async function renderLogo(path: string, outPath: string) {
    const { cpuMs, memoryBytes: needBytes } = logoBudget;
    const work = (process: DecoderProcess) =>
      inJobFolder(async (folder) => {
        const made = 'logo.png';
        const job: DecoderJob = {
          kind: 'logo',
          path: await folder.bring(path),
          outPath: join(folder.path, made),
        };
        const outcome = await process.run(job, { cpuMs, wallMs, memoryBytes });
        if (!outcome.ok) return outcome;
        if (!isLogoReply(outcome.value)) throw new Error('odd reply of an imaging process');
        await folder.fetch(made, outPath);
        return accept({ path: outPath, ...outcome.value });
      });
    return runTwice(pool, { needBytes, work });
  }

  async function close(): Promise<void> {
    await pool.close();
    await (await workspace)?.remove();
  }
  return { probe: probePhotoFile, render, renderLogo, close };
}
