import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: nobody can look them up later. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div className="recovery-codes">
      <Notice kind="done" title="Keep these recovery codes">
        <p>
          Each lets you in once, without your phone. They are shown only now: print them, or keep
          them where you keep your passwords.
        </p>
      </Notice>
      <ul className="recovery-codes__list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="recovery-codes__buttons">
        <a className={buttonClass({ kind: 'plain' })} href={text} download="recovery-codes.txt">
          Save as a file
        </a>
        <Button kind="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
