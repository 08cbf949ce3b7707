import type { Brand } from '@albumen/contract/endpoints/brands';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';

/** What is offered for a brand that is not the default. */
export function OtherBrand({ brand: { brandId, businessName } }: { brand: Brand }) {
  return (
    <section className="settings-section" aria-label={businessName}>
      <p className="text-sm text-muted">
        New galleries and payment links come from the default. Without {businessName}, its galleries
        wear the default, too.
      </p>
      <div className="account-page__buttons">
        <Form name="defaultBrand" action={href.accountBrand(brandId)} rules={{}}>
          <input type="hidden" name="brandId" value={brandId} />
          <SubmitButton kind="plain" form="defaultBrand">
            Make it the default
          </SubmitButton>
        </Form>
        <Form name="deleteBrand" action={href.accountBrand()} rules={{}}>
          <input type="hidden" name="brandId" value={brandId} />
          <SubmitButton kind="quiet" form="deleteBrand">
            Delete this brand
          </SubmitButton>
        </Form>
      </div>
    </section>
  );
}
