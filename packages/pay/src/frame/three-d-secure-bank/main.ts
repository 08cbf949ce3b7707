import { frameIdentity } from '../../protocol/frame-address.ts';
import { BANK_REQUEST, type BankRedirect, isBankRedirect } from '../../protocol/three-d-secure.ts';
import { allowedOrigins } from '../allowed-origins.ts';
import { openParentBus } from '../bus/parent-bus.ts';

/** Sends the customer to the bank, in this frame, once the page has said which one. */
const options = {
  ...frameIdentity(location.hash),
  checks: {},
  allowedOrigins: allowedOrigins(),
};

openParentBus(options, (bus) =>
  bus.emit(BANK_REQUEST, undefined, (redirect) => {
    if (isBankRedirect(redirect)) send(redirect);
  }),
);

function send({ acsUrl, pareq, md, termUrl, showsLoader }: BankRedirect): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = acsUrl;
  for (const [name, value] of Object.entries({ PaReq: pareq, MD: md, TermUrl: termUrl })) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  const note = document.createElement('p');
  note.role = 'status';
  note.textContent = 'Going to your bank…';
  document.body.append(form, ...(showsLoader ? [note] : []));
  form.submit();
}
