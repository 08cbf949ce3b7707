import { createTransport } from 'nodemailer';
import { checkedMailAddress, headerText } from './mail-address.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** Connections kept open by this process. */
  connections?: number;
  timeoutMs?: number;
}

/** Sends through any SMTP service. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const timeoutMs = options.timeoutMs ?? 20_000;
  const transport = createTransport({
    pool: true,
    url: options.url,
    maxConnections: options.connections ?? 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    async close() {
      transport.close();
    },
  };
}

/** Addresses go in as objects, so that the library parses none of them. */
function messageOf(mail: OutgoingMail) {
  const from = { name: headerText(mail.from.name), address: checkedMailAddress(mail.from.address) };
  const to = { name: '', address: checkedMailAddress(mail.to) };
  return {
    from,
    to,
    ...(mail.replyTo && { replyTo: { name: '', address: checkedMailAddress(mail.replyTo) } }),
    envelope: { from: from.address, to: [to.address] },
    subject: headerText(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
