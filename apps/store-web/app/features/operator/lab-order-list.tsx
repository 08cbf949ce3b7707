import { resendLabOrder, type OperatorLabOrder } from '@albumen/contract/endpoints/lab';
import { trackingUrlOf } from '@albumen/domain/lab/tracking-url';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { GiveUpForm } from './give-up-form.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

const inWords: Readonly<Record<OperatorLabOrder['status'], string>> = {
  preparing: 'Files are being made',
  sending: 'On its way to the lab',
  sent: 'With the lab',
  accepted: 'Accepted',
  rejected: 'Rejected',
  held: 'Held',
  shipped: 'Shipped',
  canceled: 'Canceled',
};

const waiting: readonly OperatorLabOrder['status'][] = ['rejected', 'held'];
const made: readonly OperatorLabOrder['status'][] = ['accepted', 'shipped'];
const withLab: readonly OperatorLabOrder['status'][] = ['sent', 'accepted', 'shipped'];

export function isInTrouble({ status }: OperatorLabOrder): boolean {
  return waiting.includes(status);
}

export function LabOrderList({ labOrders }: { labOrders: readonly OperatorLabOrder[] }) {
  if (labOrders.length === 0) {
    return (
      <EmptyState title="No lab orders">
        A paid order comes here when its change window closes.
      </EmptyState>
    );
  }
  return (
    <ul className="operator__list">
      {labOrders.map((labOrder) => (
        <LabOrderRow key={labOrder.id} labOrder={labOrder} />
      ))}
    </ul>
  );
}

function LabOrderRow({ labOrder }: { labOrder: OperatorLabOrder }) {
  const { status, reference, shippingGroup, attempt, reason, parcels } = labOrder;
  const { isBusy, change } = useChange();
  const resend = () =>
    change(
      () => call(resendLabOrder, { params: { id: labOrder.id } }),
      `${reference} is sent again.`,
    );
  const isWaiting = isInTrouble(labOrder);
  return (
    <li className="operator__row">
      <div>
        <p>
          <strong>{reference}</strong> <Chip isAccent={isWaiting}>{inWords[status]}</Chip>
        </p>
        <p className="text-sm text-muted">
          {shippingGroup.split(':')[0]}
          {attempt > 1 && `, attempt ${attempt}`}, <Moment at={labOrder.updatedAt} />
        </p>
        {isWaiting && reason !== null && <p className="operator__error">{reason}</p>}
        {parcels.map((parcel) => (
          <p key={parcel.trackingNumber} className="text-sm">
            {parcel.carrier} <TrackingNumber parcel={parcel} />
          </p>
        ))}
        <May right="lab:manage">
          {isWaiting && (
            <details>
              <summary className="text-sm text-muted">It can&rsquo;t be made</summary>
              <GiveUpForm id={labOrder.id} />
            </details>
          )}
          {made.includes(status) && (
            <details>
              <summary className="text-sm text-muted">It has to be made again</summary>
              <p className="text-sm text-muted">
                The lab gets all of it once more, at our cost. Its parcel is one more of the order.
              </p>
              <Button isDense isBusy={isBusy} onClick={() => void resend()}>
                Make it again
              </Button>
            </details>
          )}
          {withLab.includes(status) && (
            <details>
              <summary className="text-sm text-muted">Enter a parcel</summary>
              <ParcelForm id={labOrder.id} />
            </details>
          )}
        </May>
      </div>
      <div className="operator__actions">
        {isWaiting && (
          <May right="lab:manage">
            <Button isDense isBusy={isBusy} onClick={() => void resend()}>
              Send again
            </Button>
          </May>
        )}
      </div>
    </li>
  );
}

function TrackingNumber({ parcel }: { parcel: OperatorLabOrder['parcels'][number] }) {
  const url = trackingUrlOf(parcel);
  if (url === undefined) return parcel.trackingNumber;
  return (
    <a href={url} rel="noreferrer">
      {parcel.trackingNumber}
    </a>
  );
}
