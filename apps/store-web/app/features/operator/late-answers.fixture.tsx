import { mountFixture } from '../../../test/mount-fixture.tsx';
import { AuditLog } from './audit-log.tsx';
import { Desk } from './desk.tsx';
import { PaidOrderList } from './paid-order-list.tsx';

mountFixture(
  <>
    <Desk />
    <PaidOrderList orders={[]} />
    <AuditLog page={{ entries: [], next: null }} />
  </>,
);
