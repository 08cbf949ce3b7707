import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/button';
import { CheckIcon, CopyIcon } from '@albumen/ui/icons';
import { useEffect, useState } from 'react';
import { href } from '../../paths.ts';
import { copyText } from '../../shell/share-link.ts';

/** The address to hand on: copied, or as a code to hold a phone over. */
export function LinkAddress({ link: { linkId, url, reference } }: { link: PaymentLink }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), limits.shareCopiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await copyText(url);
    setIsCopied(true);
  };
  return (
    <section className="payment-link__section">
      <h2 className="title-sm">Share it</h2>
      <div className="link-address">
        <input
          className="input"
          readOnly
          value={url}
          aria-label="Link"
          onFocus={({ target }) => target.select()}
        />
        <Button
          kind="primary"
          icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        <output className="visually-hidden">{isCopied ? 'Link copied' : ''}</output>
      </div>
      <div className="link-code">
        <img src={href.paymentLinkQr(linkId)} alt="QR code of the link" width={112} height={112} />
        <p className="text-sm">
          Hold a phone over it to pay.
          <br />
          <a href={href.paymentLinkQr(linkId)} download={`${reference}.svg`}>
            Save QR code
          </a>
          <br />
          <a href={url} target="_blank" rel="noreferrer">
            See it as the payer
          </a>
        </p>
      </div>
    </section>
  );
}
