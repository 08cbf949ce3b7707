import { expect, test } from 'vitest';
import { render, stranger } from '../test/render.ts';

const account = {
  id: 'a1',
  email: 'ida@example.com',
  firstName: 'Ida',
  lastName: 'Berg',
  companyName: '',
  isVerified: true,
};

const studio = {
  name: 'North Light Studio',
  logoUrl: null,
  gallery: { shareId: 'abc', title: 'Ida and Marcus' },
  hasShop: true,
};

const settings = {
  account,
  pendingEmail: null,
  shippingAddress: null,
  isOptedInToMarketing: false,
};
const member = { id: 's1', name: 'South Light', role: 'editor', isCurrent: false };

interface Looking {
  account?: typeof account | null;
  /** Whether the account, if any, has no galleries; undefined for nobody's guest. */
  isOnlyGuest?: boolean;
  studios?: readonly (typeof member)[];
}

/** What a page says, as text. */
async function read(path: string, { account = null, isOnlyGuest, studios = [] }: Looking) {
  const answers: Record<string, unknown> = {
    '/viewer': { ...stranger, worksFor: null, account },
    '/catalog/studio': {
      studio: isOnlyGuest === undefined ? null : { ...studio, isOnlyGuest },
    },
    '/registration': { email: null },
    '/user/settings': settings,
    '/user/sessions': { sessions: [] },
    '/brands': { brands: [] },
    '/user/credentials': {
      passkeys: [],
      canAddPasskeys: true,
      hasPassword: true,
      app: { isOn: false, recoveryCodesLeft: 0 },
    },
    '/studio/members': {
      owner: { name: 'Ida Berg', email: 'ida@example.com' },
      members: [],
      invitations: [],
    },
    '/studio/memberships': { studios },
  };
  const { status, html = '' } = await render(path, {
    answer: (asked) => ({ body: JSON.stringify(answers[asked.path.split('?')[0] ?? ''] ?? {}) }),
  });
  expect(status).toBe(200);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

const guest = { isOnlyGuest: false };
const guestAccount = { account, isOnlyGuest: true };
const photographer = { account };
/* At home she is nobody's guest; elsewhere in a studio that she looked into. */
const visiting = { account, isOnlyGuest: false };

const ofPhotographers =
  /galler(?:y|ies) .*shared|upload|weddings|your studio|to a studio|whom guests see|Create a gallery|\bTeam\b|\bBrand\b|\bStudio\b/i;

test.each([
  ['/help', guest],
  ['/help/shipping', guest],
  ['/signout', guest],
  ['/signout?deleted=1', guest],
  ['/create-account', guest],
  ['/create-account?url=%2Fs%2Fabc%2Fgallery', {}],
  ['/create-account?url=%2Fcheckout%2F1', {}],
  ['/create-account?url=%2Faccount%2Forders', {}],
  ['/account/verify?mode=welcome', guestAccount],
  ['/account', guestAccount],
])('%s says nothing of photographers to %j', async (path, looking) => {
  const words = await read(path, looking);
  expect(words).not.toBe('');
  expect(words).not.toMatch(ofPhotographers);
});

test.each([
  ['/help/shipping', {}],
  ['/signout', {}],
  ['/create-account', {}],
  ['/create-account?url=%2Fgallery%2Fcreate', guest],
  ['/account/verify?mode=welcome', photographer],
  ['/account/verify?mode=welcome', visiting],
  ['/account', photographer],
])('%s speaks to %j as to a photographer', async (path, looking) => {
  expect(await read(path, looking)).toMatch(ofPhotographers);
});

test('a guest goes on to the gallery, not to a gallery of her own', async () => {
  const { html = '' } = await render('/create-account', {
    answer: ({ path }) => ({
      body: JSON.stringify(
        path.startsWith('/catalog/studio')
          ? { studio: { ...studio, isOnlyGuest: false } }
          : { ...stranger, email: null },
      ),
    }),
  });
  expect(html).toContain('<input type="hidden" name="url" value="/s/abc/gallery"/>');
});

test('who works in a studio finds it among the settings, a guest or not', async () => {
  const words = await read('/account', { ...guestAccount, studios: [member] });
  expect(words).toMatch(/\bTeam\b/);
  expect(words).not.toMatch(/\bBrand\b/);
});

test.each(['/help', '/terms'])(
  '%s tells of the mailed link that brings an account back',
  async (path) => {
    for (const looking of [{}, guest]) {
      const words = await read(path, looking);
      expect(words).toMatch(/the link that we mail you/);
      expect(words).not.toMatch(/signing in brings/);
    }
  },
);

test('who only looks is sent to what the terms say of guests', async () => {
  expect(await read('/terms', guest)).toContain('the sections on guests and on fair use');
});

test('who has no account is told whom to ask for what is kept', async () => {
  expect(await read('/privacy', guest)).toMatch(/Without one, .* photographer, or write to \S+@/);
});
