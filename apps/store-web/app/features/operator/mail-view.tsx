import { pathOf } from '@albumen/contract/endpoint';
import { showOperatorMail, type OperatorMail } from '@albumen/contract/endpoints/operator';

const link = /https?:\/\/\S+/g;

/** The mail as it looks, in a frame that may do nothing but follow a link that is pressed. */
export function MailView({ mail }: { mail: OperatorMail }) {
  const links = [...new Set(mail.text.match(link) ?? [])];
  return (
    <article className="operator__reading">
      <h2 className="title-sm">{mail.subject}</h2>
      <p className="text-sm text-muted">To {mail.toAddress}</p>
      <iframe
        className="operator__frame"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        title={mail.subject}
        src={pathOf(showOperatorMail.path, { id: mail.id })}
      />
      <h3 className="text-sm">Links in this mail</h3>
      <ul className="plain-list">
        {links.map((address) => (
          <li key={address}>
            <a className="operator__link" href={address}>
              {address}
            </a>
          </li>
        ))}
      </ul>
      <details>
        <summary>As plain text</summary>
        <pre className="operator__code">{mail.text}</pre>
      </details>
    </article>
  );
}
