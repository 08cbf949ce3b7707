import { labBrandFacts } from '@albumen/contract/brands';
import { isInDoubt } from '@albumen/contract/checkout/address-check';
import type { Checkout, Obstacle } from '@albumen/contract/endpoints/checkout';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { FormErrors } from '@albumen/ui/forms/form-errors';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { Notice } from '@albumen/ui/feedback/notice';
import { useEffect, useRef } from 'react';
import { PanelLink } from '../../shell/navigation/panel-link.tsx';
import { loadOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import { href } from '../../paths.ts';
import { useBrand } from '../../shell/shell-context.tsx';
import { useIsGuest } from '../../shell/use-guest.ts';
import { useStudio } from '../../shell/viewer.ts';
import { addressLabels } from '../addresses/address-labels.ts';
import { AddressBlock } from './address-block.tsx';
import './checkout.css';
import { CheckoutContext } from './checkout-context.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ContactBlock } from './contact-block.tsx';
import { savedValues } from './form-values.ts';
import { useKeptForm } from './kept-form.ts';
import { DiscountBlock } from './discount-field.tsx';
import { NotesBlock } from './notes-block.tsx';
import { PaymentArea } from './payment/payment-area.tsx';
import { PlaceBar } from './place-bar.tsx';
import { ShippingGroups } from './shipping-groups.tsx';
import { ShippingTypeChoice } from './shipping-type.tsx';
import { type SessionState, useCheckoutSession } from './use-checkout-session.ts';
import { usePlaceOrder } from './use-place-order.ts';

const formId = 'checkout';

export function CheckoutPage({ checkout: loaded }: { checkout: Checkout }) {
  const session = useCheckoutSession(loaded);
  const { checkout, errors } = session;
  const form = useRef<HTMLFormElement>(null);
  const { values, onInput } = useKeptForm(checkout.resourceId, Object.keys(savedValues(checkout)));
  const isGuest = useIsGuest();
  const isInStudio = useStudio() !== undefined;
  const lab = labBrandFacts[useBrand()];
  const order = usePlaceOrder(session, form);
  useAddressConfirmation(session);
  useFailureOverlays();
  if (checkout.cartCount === 0) return <NothingToOrder />;
  return (
    <CheckoutContext value={session}>
      <main className="checkout" id="main" tabIndex={-1}>
        <h1 className="title-lg">Checkout</h1>
        <div className="checkout__column">
          {order.paymentError !== undefined && (
            <Notice kind="danger" title="We couldn’t use this payment." id="payment-error">
              <p>{order.paymentError}</p>
            </Notice>
          )}
          <ObstacleNotice obstacles={checkout.obstacles} />
          <FormStateContext value={{ id: formId, errors, values }}>
            {/* Fields begin with their values: what a reload found comes into new ones. */}
            <form
              key={Object.keys(values).join()}
              onInput={onInput}
              className="checkout__form"
              ref={form}
              noValidate
              onSubmit={(event) => event.preventDefault()}
            >
              {order.isKeptBack && <FormErrors labels={addressLabels} />}
              <ContactBlock />
              {(!isGuest || checkout.shippingType === 'studio') && <ShippingTypeChoice />}
              <AddressBlock />
              <ShippingGroups />
              <DiscountBlock />
              <NotesBlock />
            </form>
          </FormStateContext>
          <CheckoutSection title="Payment">
            <PaymentArea checkout={checkout} onHandle={order.onHandle} onReturn={order.onReturn} />
          </CheckoutSection>
        </div>
        <CheckoutSummary>
          <PlaceBar isPlacing={order.isPlacing} onPlace={() => void order.place()} />
          <p className="text-sm text-muted">
            The lab begins within hours; until then it can be changed or canceled.
          </p>
          <p className="panel-links text-sm">
            <PanelLink to={href.shipping()} title="Shipping" />
            <PanelLink to={href.terms()} title="Terms" />
            <PanelLink to={href.privacy()} title="Privacy" />
            <PanelLink to={href.help()} title="Help" />
            <AskAboutOrder checkout={checkout} />
            {isInStudio && <span>Printed by {lab.name}</span>}
          </p>
        </CheckoutSummary>
      </main>
    </CheckoutContext>
  );
}

/** Questions come before the order, too; the answer needs an address. */
function AskAboutOrder({ checkout: { resourceId: referenceId, contact } }: { checkout: Checkout }) {
  const hint = contact.email === '' && {
    hint: 'Leave your email under Contact for our answer.',
  };
  return (
    <button
      type="button"
      className="checkout-summary__ask"
      onClick={() => void openOverlay('orderSupport', { referenceId, ...hint })}
    >
      Ask about this order
    </button>
  );
}

function NothingToOrder() {
  return (
    <main className="checkout checkout--empty" id="main" tabIndex={-1}>
      <EmptyState title="Your cart is empty" action={<a href={href.cart()}>Back to the cart</a>}>
        It was ordered, or moved.
      </EmptyState>
    </main>
  );
}

/** Fetches what tells of a lost connection while there is one. */
function useFailureOverlays(): void {
  useEffect(() => {
    void Promise.all([loadOverlay('error'), loadOverlay('checkoutError')]).catch(() => undefined);
  }, []);
}

/** Opens each time that the address is in doubt, and after a reload while it still is. */
function useAddressConfirmation({ checkout, addressDoubts, replace }: SessionState): void {
  const { resourceId, addressCheck, address, suggestedAddress } = checkout;
  const latest = useRef(replace);
  useEffect(() => {
    latest.current = replace;
  });
  useEffect(() => {
    if (!isInDoubt(addressCheck)) return;
    const onDone = (next: Checkout) => latest.current(next);
    void openOverlay('addressConfirmation', { resourceId, address, suggestedAddress, onDone });
    // Each doubt is said once: other changes don't bring back what was closed to edit the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [addressCheck, addressDoubts]);
}

/** What keeps the order back and isn't said at its place: items that need their customer. */
function ObstacleNotice({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const stopped = obstacles.filter(({ code }) => code === 'itemNotReady');
  if (stopped.length === 0) return null;
  return (
    <Notice kind="danger" title="Some items can’t be ordered as they are.">
      <ul>
        {stopped.map(({ itemId, title }) => (
          <li key={itemId}>{title}</li>
        ))}
      </ul>
      <p>
        <a href={href.cart()}>Back to the cart</a>
      </p>
    </Notice>
  );
}
