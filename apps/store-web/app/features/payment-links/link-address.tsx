import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { href } from '../../paths.ts';
import { CopyField } from '../../shell/copy-field.tsx';

/** The address to hand on: copied, or as a code to hold a phone over. */
export function LinkAddress({ link: { linkId, url, reference } }: { link: PaymentLink }) {
  return (
    <section className="payment-link__section">
      <h2 className="title-sm">Share it</h2>
      <div className="link-address">
        <CopyField link={url} />
      </div>
      <div className="link-code">
        <img src={href.paymentLinkQr(linkId)} alt="QR code of the link" width={112} height={112} />
        <div className="link-code__ways text-sm">
          <p>Hold a phone over it to pay.</p>
          <a href={href.paymentLinkQr(linkId)} download={`${reference}.svg`}>
            Save QR code
          </a>
          <a href={url} target="_blank" rel="noreferrer">
            See it as the payer
          </a>
        </div>
      </div>
    </section>
  );
}
