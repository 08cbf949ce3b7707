import { createHmac } from 'node:crypto';
import type { PhotoProbe } from '@albumen/imaging/photo-probe';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { derivedKeys, type Secrets } from '../../secrets.ts';
import { numberOfBody } from './camera-bodies.queries.ts';
import { cameraName } from './photo-facts.ts';

const purpose = 'camera-body';

/**
 * The name of the camera whose clock a photo goes by: its model, with a number from the second body of
 * that model in the gallery on. The serial number is only hashed, with a key of ours and for this gallery
 * alone: nobody learns it from the table, or that two galleries were taken by one camera.
 */
export async function bodyName(
  trx: Kysely<Tables>,
  { appSecret }: Pick<Secrets, 'appSecret'>,
  { galleryId, probe }: { galleryId: string; probe: PhotoProbe },
): Promise<string> {
  const model = cameraName(probe.camera);
  const { bodySerial } = probe;
  if (model === '' || bodySerial === null) return model;
  const hashes = derivedKeys(appSecret, purpose).map((key) =>
    createHmac('sha256', key).update(`${galleryId}:${bodySerial}`).digest('base64url'),
  );
  const number = await numberOfBody(trx, { galleryId, model, hashes });
  return number === 1 ? model : `${model} (${number})`;
}
