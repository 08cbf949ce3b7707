import type { Brand } from '@albumen/contract/endpoints/brands';
import { removeLogo } from '@albumen/contract/endpoints/brands';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useRef, useState } from 'react';
import { useRefresh } from '../../../shell/navigation/use-refresh.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { checkLogo } from './logo-checks.ts';
import { sendLogo, type LogoFailure } from './send-logo.ts';
import './settings.css';

/** Drop or choose one file; it is checked before it is sent and again by the server. */
export function LogoField({ brand }: { brand: Brand }) {
  const input = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const [failure, setFailure] = useState<LogoFailure>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOver, setIsOver] = useState(false);

  const send = async (files: readonly File[]) => {
    setIsBusy(true);
    const found =
      (await checkLogo(files)) ?? (files[0] && (await sendLogo(brand.brandId, files[0])));
    setFailure(found);
    setIsBusy(false);
    if (found === undefined) await refresh();
  };
  const remove = async () => {
    const reply = await call(removeLogo, { params: { brandId: brand.brandId } });
    setFailure(reply.ok ? undefined : { title: reply.problem.title, detail: '' });
    await refresh();
  };

  return (
    <section className="logo-field" aria-label="Logo">
      <div
        className={isOver ? 'logo-frame logo-frame--over' : 'logo-frame'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void send([...event.dataTransfer.files]);
        }}
      >
        {brand.logoUrl === null ? (
          <p className="narrow-page__note">Drop your logo here. JPG, PNG or SVG, up to 34MB.</p>
        ) : (
          <img
            src={brand.logoUrl}
            alt={`Logo of ${brand.businessName}`}
            width={brand.logoWidth ?? undefined}
            height={brand.logoHeight ?? undefined}
          />
        )}
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".jpg,.jpeg,.png,.svg"
        aria-label="Logo file"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
      />
      {failure && (
        <Notice kind="danger" title={failure.title}>
          {failure.detail}
        </Notice>
      )}
      <p className="account-page__actions">
        <Button isBusy={isBusy} onClick={() => input.current?.click()}>
          {brand.logoUrl === null ? 'Choose a file' : 'Replace logo'}
        </Button>
        {brand.logoUrl !== null && (
          <Button kind="quiet" onClick={() => void remove()}>
            Remove logo
          </Button>
        )}
      </p>
    </section>
  );
}
