import { acceptInvitation, inviteMember } from '@albumen/contract/endpoints/studio';
import type { StudioRole } from '@albumen/contract/rights';
import { waitingMails } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type LabBrand = 'halide' | 'cyan';

/** The token of the newest invitation that was mailed to that address. */
export async function invitationTo({ db }: Pick<TestApp, 'db'>, email: string): Promise<string> {
  const mails = await waitingMails(db, email);
  const mail = mails.findLast(({ kind }) => kind === 'memberInvitation');
  return /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** A studio with a member who works there in that role. */
export async function studioWith(app: TestApp, role: StudioRole, labBrand: LabBrand = 'halide') {
  const { browser, make } = app;
  const studio = await make.account({ labBrand, companyName: 'Lovelace Photography' });
  const owner = await browser(labBrand).signIn(studio.id);
  const account = await make.account({ labBrand, firstName: 'Mary', lastName: 'Somerville' });
  const member = await browser(labBrand).signIn(account.id);
  await join(app, { owner, member, email: account.email, role });
  return { studio, owner, account, member };
}

interface Joining {
  owner: TestClient;
  member: TestClient;
  email: string;
  role: StudioRole;
}

/** The owner invites somebody, who comes. */
export async function join(app: TestApp, { owner, member, email, role }: Joining): Promise<void> {
  await owner.call(inviteMember, { body: { email, role } });
  const reply = await member.call(acceptInvitation, {
    body: { token: await invitationTo(app, email) },
  });
  if (reply.status !== 200) throw new Error(`nobody joined: ${reply.text}`);
}
