import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createImagingHost } from '@albumen/imaging/imaging-host';
import type { RenderedPhoto } from '@albumen/imaging/imaging-host';
import { planRenditions } from '@albumen/imaging/render-plan';
import { cacheDir } from '../kit/places.ts';

const demoDir = resolve(import.meta.dirname, '../../demo/photos');
const renderedDir = join(cacheDir, 'rendered');
const listPath = join(renderedDir, 'photos.json');

/** A demo photo with its renditions, which lie in the cache. */
export interface DemoPhoto extends RenderedPhoto {
  name: string;
  path: string;
  sizeBytes: number;
  /** Oriented pixels. */
  width: number;
  height: number;
}

/** The demo photos, rendered once as a worker would. */
export async function renderedPhotos(): Promise<DemoPhoto[]> {
  const known = await knownPhotos();
  if (known !== undefined) return known;
  const names = (await readdir(demoDir)).filter((name) => name.endsWith('.jpg')).toSorted();
  const host = createImagingHost();
  const photos = await Promise.all(names.map((name) => renderOne(host, name)));
  await host.close();
  await writeFile(`${listPath}.part`, JSON.stringify(photos));
  await rename(`${listPath}.part`, listPath);
  return photos;
}

/** Unless the cache came along from another folder, which the paths in it still name. */
async function knownPhotos(): Promise<DemoPhoto[] | undefined> {
  const text = await readFile(listPath, 'utf8').catch(() => '[]');
  const photos = JSON.parse(text) as DemoPhoto[]; // written above
  const isHere = photos.length > 0 && photos.every(({ path }) => dirname(path) === demoDir);
  return isHere ? photos : undefined;
}

async function renderOne(
  host: ReturnType<typeof createImagingHost>,
  name: string,
): Promise<DemoPhoto> {
  const path = join(demoDir, name);
  const outDir = join(renderedDir, name);
  await mkdir(outDir, { recursive: true });
  const probed = await host.probe(path);
  const plan = probed.ok ? planRenditions(probed.value) : probed;
  const made = plan.ok ? await host.render(path, plan.value, outDir) : plan;
  if (!probed.ok || !made.ok) throw new Error(`${name} cannot be rendered`);
  const { orientedWidth: width, orientedHeight: height } = probed.value;
  return { ...made.value, name, path, sizeBytes: (await stat(path)).size, width, height };
}
