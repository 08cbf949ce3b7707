import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createDecoderPool, type DecoderPool, type PoolJob } from './lib/decoder-pool.ts';
import { isLogoReply, isRenderReply } from './lib/replies.ts';
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
  /** Clock time after which a job that does not even compute is ended; default 30 s. */
  readonly wallMs?: number;
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
async function runTwice(pool: DecoderPool, job: PoolJob): Promise<Outcome<unknown>> {
  const first = await pool.run(job);
  return !first.ok && first.refusal.code === 'decoderCrashed' ? pool.run(job) : first;
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
  const { processes = availableParallelism(), wallMs = 30_000 } = options;
  const memoryBytes = options.processMemoryBytes ?? 400 * mib;
  const pool = createDecoderPool(processes, options.jobMemoryBytes ?? 224 * mib);
  return {
    probe: probePhotoFile,
    render: async (path, plan, outDir) => {
      const outcome = await runTwice(pool, {
        job: { kind: 'photo', path, plan, outDir },
        limits: { cpuMs: plan.budget.cpuMs, wallMs, memoryBytes },
        needBytes: plan.budget.memoryBytes,
      });
      return outcome.ok ? accept(renderedOf(plan, outDir, outcome.value)) : outcome;
    },
    renderLogo: async (path, outPath) => {
      const outcome = await runTwice(pool, {
        job: { kind: 'logo', path, outPath },
        limits: { cpuMs: logoBudget.cpuMs, wallMs, memoryBytes },
        needBytes: logoBudget.memoryBytes,
      });
      if (!outcome.ok) return outcome;
      if (!isLogoReply(outcome.value)) throw new Error('odd reply of an imaging process');
      return accept({ path: outPath, ...outcome.value });
    },
    close: () => pool.close(),
  };
}
