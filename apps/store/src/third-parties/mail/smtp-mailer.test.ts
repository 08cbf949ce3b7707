import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';
import { gallerySharedMail } from './gallery-mails.ts';
import type { Mailer } from './mailer.ts';

interface Received {
  envelope: string[];
  message: string;
}

const open: { server: Server; mailer: Mailer }[] = [];

afterEach(async () => {
  for (const { server, mailer } of open.splice(0)) {
    await mailer.close();
    server.close();
  }
});

/** The least of SMTP that a client needs, keeping what it was given. */
async function mailerWithServer(answerToData = '250 kept') {
  const received: Received[] = [];
  const server = createServer((socket) => {
    let current: Received = { envelope: [], message: '' };
    let isMessage = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (isMessage) {
        if (line !== '.') return void (current.message += `${line}\n`);
        isMessage = false;
        received.push(current);
        current = { envelope: [], message: '' };
        return void answer(answerToData);
      }
      if (/^(MAIL|RCPT)/.test(line)) current.envelope.push(line);
      isMessage = line === 'DATA';
      answer(isMessage ? '354 go on' : '250 ok');
    };
    let rest = '';
    answer('220 ready');
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}` });
  open.push({ server, mailer });
  return { mailer, received };
}

const content = gallerySharedMail('cyan', {
  url: 'https://cyan.example/s/abc/gallery',
  title: 'Zoë & Åsa',
  studio: 'Studio Ø',
});
const from = { name: 'Cyan & Co.', address: 'no-reply@cyanandco.example' };

test('a mail arrives with both bodies, one sender and one recipient', async () => {
  const { mailer, received } = await mailerWithServer();
  await mailer.send({ ...content, to: 'ada@example.com', from });
  const [mail] = received;
  expect(mail?.envelope).toEqual([
    'MAIL FROM:<no-reply@cyanandco.example>',
    'RCPT TO:<ada@example.com>',
  ]);
  expect(mail?.message).toMatch(/^From: "?Cyan & Co\."? <no-reply@cyanandco\.example>$/m);
  expect(mail?.message).toMatch(/^To: ada@example\.com$/m);
  expect(mail?.message).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail?.message).toMatch(/^Content-Type: text\/plain/m);
  expect(mail?.message).toMatch(/^Content-Type: text\/html/m);
});

test('an address with a header in it never reaches the mail service', async () => {
  const { mailer, received } = await mailerWithServer();
  const to = 'ada@example.com\r\nBcc: eve@example.com';
  await expect(mailer.send({ ...content, to, from })).rejects.toThrow(RangeError);
  const hidden = '"eve@example.com x"@internal.example';
  await expect(mailer.send({ ...content, to: hidden, from })).rejects.toThrow(RangeError);
  expect(received).toEqual([]);
});

test('a subject and a sender name stay single headers', async () => {
  const { mailer, received } = await mailerWithServer();
  const subject = 'Hello\r\nBcc: eve@example.com';
  const sneaky = { name: 'Ada\r\nReply-To: eve@example.com', address: from.address };
  await mailer.send({ ...content, subject, to: 'ada@example.com', from: sneaky });
  expect(received[0]?.message).not.toMatch(/^(Bcc|Reply-To):/m);
  expect(received[0]?.envelope).toHaveLength(2);
});

test('a refusal of the mail service is reported, so that the job tries again', async () => {
  const { mailer } = await mailerWithServer('451 try again later');
  await expect(mailer.send({ ...content, to: 'ada@example.com', from })).rejects.toThrow(/451/);
});
