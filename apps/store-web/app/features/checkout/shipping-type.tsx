import type { ShippingType } from '@albumen/contract/checkout/shipping-ids';
import { Radio } from '@albumen/ui/forms/checkbox';
import { useState } from 'react';
import { CheckoutSection } from './checkout-section.tsx';
import { useCheckout } from './checkout-context.tsx';

/** Straight to the recipient, or to the photographer's studio. */
export function ShippingTypeChoice() {
  const { checkout, save } = useCheckout();
  const [wanted, setWanted] = useState<ShippingType>();
  const shippingType = wanted ?? checkout.shippingType;
  const choose = async (type: ShippingType) => {
    setWanted(type);
    await save(type === 'studio' ? { switchingToStudio: true } : { switchingToDropship: true });
    setWanted(undefined);
  };
  return (
    <CheckoutSection title="Ship to">
      <fieldset className="checkout__choices checkout__choices--pair">
        <legend className="visually-hidden">Ship to</legend>
        <Radio
          name="shippingType"
          value="dropship"
          label="A recipient"
          hint="Plain packing, no prices inside."
          checked={shippingType === 'dropship'}
          onChange={() => void choose('dropship')}
        />
        <Radio
          name="shippingType"
          value="studio"
          label="My studio"
          hint="You see it before you hand it over."
          checked={shippingType === 'studio'}
          onChange={() => void choose('studio')}
        />
      </fieldset>
    </CheckoutSection>
  );
}
