import { checkoutPayment } from '@albumen/contract/endpoints/orders';
import { call } from '../../../shell/browser-api.ts';
import { CardArea } from '../../payment/card-area.tsx';
import type { PaymentAreaProps } from '../payment-slot.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { placeOrder } from './place-order.ts';

/** What takes the card of a checkout; an order that costs nothing needs none. */
export function PaymentArea({ checkout: { resourceId, cartTotal }, onHandle }: PaymentAreaProps) {
  if (cartTotal === 0) return <NothingToPay onHandle={onHandle} />;
  return (
    <CardArea
      subject={resourceId}
      loadSetup={() => call(checkoutPayment, { params: { resourceId } })}
      kept="Your cart and what you entered are kept."
      onTokenizer={(tokenize) =>
        onHandle(
          tokenize && {
            placeOrder: (checkout, form) => placeOrder({ checkout, form, tokenize }),
          },
        )
      }
    />
  );
}
