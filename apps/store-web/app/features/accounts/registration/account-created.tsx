import { Notice } from '@albumen/ui/feedback/notice';

export interface AccountCreatedProps {
  /** A path of ours: where the person goes on. */
  next: string;
}

/** The result of creating an account, for those who ask for HTML. */
export function AccountCreated({ next }: AccountCreatedProps) {
  return (
    <Notice kind="done" title="Your account is made.">
      <p>
        We mailed you a link that confirms your email. <a href={next}>Go on</a>
      </p>
    </Notice>
  );
}
