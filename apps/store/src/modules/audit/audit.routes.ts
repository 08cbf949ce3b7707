import { Readable } from 'node:stream';
import { calls } from '@albumen/contract/schemas/operator-audit';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { csvOfEntries, listEntries, recordChange } from './audit.service.ts';

/** Who changed what, for operators. */
export function addAudit(route: Router, deps: Dependencies): void {
  route(calls.listAuditEntries, ({ query }) => listEntries(deps, query));

  route(calls.auditCsv, async ({ visit, query, reply }) => {
    const change = {
      action: 'export.audit',
      subjectId: '',
      subjectName: query.find ?? '',
    } as const;
    await recordChange(deps.db, visit, { ...change, after: { action: query.action ?? '' } });
    return sendFile(reply, { name: 'audit.csv', body: Readable.from(csvOfEntries(deps, query)) });
  });
}
