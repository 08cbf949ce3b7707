import { getOperatorMail, listOperatorMails } from '@albumen/contract/endpoints/operator';
import { setTimeout as sleep } from 'node:timers/promises';
import { operate } from './operators.ts';
import type { PageClient } from './page-client.ts';

/** Mails that the store sent, read as its operator reads them. */
export interface Mailbox {
  /** The newest mail to this address, waiting until there is one that `isWanted`. */
  newest: (to: string, isWanted?: (mail: Mail) => boolean) => Promise<Mail>;
  /** The link of the newest mail of this kind to this address, of the brand at `origin` if given. */
  link: (to: string, kind: string, origin?: string) => Promise<string>;
  count: (to: string, kind: string) => Promise<number>;
}

export interface Mail {
  id: string;
  kind: string;
  subject: string;
  text: string;
}

const timeoutMs = 30_000;

/** @param operator a client that no test uses otherwise: it gets the operator's cookie */
export async function openMailbox(operator: PageClient, token: string): Promise<Mailbox> {
  await operate(operator, token);

  const list = async (to: string) => {
    const { mails } = await operator.call(listOperatorMails);
    return (mails ?? []).filter(({ toAddress }) => toAddress === to);
  };

  const read = async (entry: { id: string; kind: string; subject: string }): Promise<Mail> => {
    const { text } = await operator.call(getOperatorMail, { params: { id: entry.id } });
    return { id: entry.id, kind: entry.kind, subject: entry.subject, text };
  };

  const newest: Mailbox['newest'] = async (to, isWanted = () => true) => {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const mails = await list(to);
      for (const entry of mails) {
        const mail = await read(entry);
        if (isWanted(mail)) return mail;
      }
      if (performance.now() > end) throw new Error(`no such mail to ${to}`);
      await sleep(200);
    }
  };

  return {
    newest,
    link: async (to, kind, origin = '') =>
      linkIn(await newest(to, (mail) => mail.kind === kind && mail.text.includes(origin))),
    count: async (to, kind) => (await list(to)).filter((mail) => mail.kind === kind).length,
  };
}

function linkIn({ text, subject }: Mail): string {
  const found = /https?:\/\/\S+[?&]token=\S+/.exec(text) ?? /https?:\/\/\S+/.exec(text);
  if (found === null) throw new Error(`no link in the mail “${subject}”`);
  return found[0];
}
