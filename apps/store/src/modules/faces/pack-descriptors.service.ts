import { packNumbers } from '@albumen/domain/faces/packed-numbers';
import type { Dependencies } from '../../dependencies.ts';
import * as queries from './descriptors.queries.ts';

const mostAtOnce = 1_000;
const mostRounds = 20;

/** Packs what the release before has written, which searches would read in full. */
export async function packDescriptors({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const rows = await queries.listUnpacked(db, { count: mostAtOnce });
    const packs = rows.map(({ id, descriptor }) => ({ id, packed: packedOf(descriptor) }));
    await queries.setPacked(db, packs);
    if (rows.length < mostAtOnce) return;
  }
}

/** The bytes of numbers of four bytes each, packed. */
export function packedOf(descriptor: Buffer): Buffer {
  const { buffer, byteOffset, byteLength } = descriptor;
  const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  return Buffer.from(packNumbers(numbers));
}
