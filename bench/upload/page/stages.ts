import type { RegisterBody, SignReply } from '@albumen/contract/endpoints/uploads';
import { createPhotoWorkers, type PhotoWorkers } from '@albumen/uploader/photo-workers';
import { inLanes } from '../../../scripts/lib/in-lanes.ts';
import { timed } from './timed.ts';
import { post, put } from './send.ts';

/** Where the stages send to. */
export interface StageTarget {
  origin: string;
  galleryId: string;
  token: string;
  lanes: number;
  /** Uploads in flight: browsers open six connections to a host, and the engine uses four. */
  connections: number;
}

/** Milliseconds of each stage over all files, alone on the machine. */
export interface StageTimes {
  hashing: number;
  looking: number;
  signing: number;
  putting: number;
  registering: number;
}

interface Hashes {
  contentMd5: string;
  fingerprint: string;
}

/** What one upload does, one stage after the other, each over all files. */
export async function runStages(files: readonly File[], target: StageTarget): Promise<StageTimes> {
  const { lanes, connections } = target;
  const workers = createPhotoWorkers();
  let hashes: Hashes[] = [];
  let signed: SignReply[] = [];
  const hashing = await timed(async () => {
    hashes = await inLanes(lanes, files, (file) => workers.checksums(file));
  });
  const looking = await timed(() => inLanes(lanes, files, (file) => look(workers, file)));
  workers.close();
  const signing = await timed(async () => {
    signed = await inLanes(lanes, files, (file, index) => sign(target, file, hashes[index]));
  });
  const putting = await timed(() =>
    inLanes(connections, files, (file, index) => store(file, signed[index])),
  );
  const registering = await timed(() =>
    inLanes(lanes, files, (file, index) =>
      register(target, file, { ...hashes[index], ...signed[index] }),
    ),
  );
  return { hashing, looking, signing, putting, registering };
}

async function look(workers: PhotoWorkers, file: File): Promise<void> {
  const { dimensions } = await workers.readHead(file, true);
  if ('unreadable' in dimensions) throw new Error(`${file.name} has no size`);
  await workers.thumbnail({ file, dimensions, fromExif: true });
}

function sign(
  { origin, galleryId, token }: StageTarget,
  file: File,
  hashes: Hashes | undefined,
): Promise<SignReply> {
  return post<SignReply>(`${origin}/api/v1/assets/sign`, token, {
    fileName: file.name,
    contentType: 'image/jpeg',
    fileSize: file.size,
    lastModified: file.lastModified,
    sessionType: 'project',
    sessionId: galleryId,
    ...hashes,
  });
}

async function store(file: File, signed: SignReply | undefined): Promise<void> {
  await put(signed?.signedUrl ?? '', file, signed?.headers);
}

async function register(
  { origin, galleryId, token }: StageTarget,
  file: File,
  { contentMd5, fingerprint, filename }: Partial<Hashes & SignReply>,
): Promise<void> {
  const body: RegisterBody = {
    fingerprint: fingerprint ?? '',
    objectName: filename ?? '',
    contentType: 'image/jpeg',
    ...(contentMd5 !== undefined && { contentMd5 }),
    projectId: galleryId,
    type: 'project',
    acl: 'public-read',
    name: file.name,
    fileSize: file.size,
    lastModified: file.lastModified,
  };
  await post(`${origin}/api/v1/projects/${galleryId}/photos?gracefulDedupe=true`, token, body);
}
