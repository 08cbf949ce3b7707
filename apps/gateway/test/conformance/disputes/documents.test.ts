import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDisputes } from '../../dispute-tools.ts';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const { disputes, documentUpload, disputed } = openDisputes(serverSdk(origin));

beforeEach(reset);

const folder = await mkdtemp(join(tmpdir(), 'albumen-evidence-'));
afterAll(() => rm(folder, { recursive: true }));

async function upload(name: string, content: Buffer, kind = 'evidence_document') {
  const path = join(folder, name);
  await writeFile(path, content);
  return documentUpload.create({ kind, file: createReadStream(path) });
}
const png = Buffer.from('89504e470d0a1a0a', 'hex');

test('a document is uploaded, given as evidence and fetched', async () => {
  const { success, documentUpload: document } = await upload('receipt.png', png);
  expect({ success, document }).toMatchObject({
    success: true,
    document: {
      kind: 'evidence_document',
      name: 'receipt.png',
      contentType: 'image/png',
      size: 8,
    },
  });
  const id = await disputed();
  const { evidence } = await disputes.addFileEvidence(id, {
    documentId: document['id'],
    category: 'PROOF_OF_DELIVERY',
  });
  const response = await fetch(evidence['url'] ?? '');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
  expect(response.headers.get('content-disposition')).toBe('attachment');
  const wrong = { documentId: document['id'], category: 'DEVICE_ID' };
  expect(codesAt(await disputes.addFileEvidence(id, wrong), 'dispute.evidence')).toEqual(['95711']);
  await expect(disputes.addFileEvidence(id, 'unknown')).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test.each<[string, Buffer, string, string, string]>([
  ['a.png', png, 'other', 'kind', '84901'],
  ['a.png', Buffer.alloc(4_194_305), 'evidence_document', 'file', '84902'],
  ['a.gif', Buffer.from('GIF89a'), 'evidence_document', 'file', '84903'],
  ['a.pdf', Buffer.from('no PDF'), 'evidence_document', 'file', '84904'],
  [
    'a.pdf',
    Buffer.from(`%PDF-1.4${'/Type /Page\n'.repeat(51)}`),
    'evidence_document',
    'file',
    '84905',
  ],
  ['a.png', Buffer.alloc(0), 'evidence_document', 'file', '84906'],
])('of the document %s something is wrong', async (...row) => {
  const [name, content, kind, attribute, code] = row;
  const result = await upload(name, content, kind);
  expect(codesAt(result, `documentUpload.${attribute}`)).toEqual([code]);
});

test('only what was uploaded as evidence can be given as evidence', async () => {
  const { documentUpload: document } = await upload('passport.png', png, 'identity_document');
  expect(document).toMatchObject({ kind: 'identity_document' });
  const result = await disputes.addFileEvidence(await disputed(), { documentId: document['id'] });
  expect(codesAt(result, 'dispute.evidence')).toEqual(['95703']);
});
