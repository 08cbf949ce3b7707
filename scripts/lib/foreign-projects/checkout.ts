/** What a checkout of a foreign project has to know. */
export interface Shop {
  gatewayUrl: string;
  tokenizationKey: string;
}

/** `checkout.jsx`: a card form as the documentation of the bindings shows it. */
export function checkoutComponent({ gatewayUrl, tokenizationKey }: Shop): string {
  return `'use client';
import { useState } from 'react';
import { release } from '@albumen/pay/release';
import {
  CardNumber, Cvv, ExpirationDate, HostedFieldsProvider, PayProvider, useHostedFields,
} from '@albumen/pay-react';

export function Checkout() {
  return (
    <PayProvider gatewayUrl="${gatewayUrl}" release={release} authorization="${tokenizationKey}">
      <HostedFieldsProvider>
        <CardNumber id="number" className="field" />
        <ExpirationDate id="date" className="field" />
        <Cvv id="cvv" className="field" />
        <PayButton />
      </HostedFieldsProvider>
    </PayProvider>
  );
}

function PayButton() {
  const { status, error, tokenize } = useHostedFields();
  const [nonce, setNonce] = useState('');
  const pay = () => tokenize().then((payload) => setNonce(payload.nonce), (failure) => setNonce(String(failure)));
  return (
    <>
      <button type="button" id="pay" onClick={pay} disabled={status !== 'ready'}>Pay</button>
      <p id="nonce">{nonce}</p>
      <p id="failure">{error ? String(error) : ''}</p>
    </>
  );
}
`;
}
