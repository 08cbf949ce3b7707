import { mountFixture } from '../../../test/mount-fixture.tsx';
import { AuditLog } from './audit-log.tsx';
import { Desk } from './desk.tsx';

mountFixture(
  <>
    <Desk />
    <AuditLog page={{ entries: [], next: null }} />
  </>,
);
