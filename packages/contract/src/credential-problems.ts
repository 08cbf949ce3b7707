import { limits } from './limits.ts';

/** Failures of passkeys, of one-time codes and of members. */
export const credentialProblems = {
  passkeyUnknown: {
    status: 401,
    audience: 'person',
    title: 'This passkey is not known here. Sign in another way; you can add it again afterwards.',
  },
  passkeyRefused: {
    status: 422,
    audience: 'person',
    title: 'The answer of your device did not fit, or came too late. Try again.',
  },
  passkeyOutOfStep: {
    status: 403,
    audience: 'person',
    title:
      'This passkey may have been copied, so it opens nothing. We mailed you; sign in another way and remove it.',
  },
  ownSecondFactor: {
    status: 409,
    audience: 'person',
    title: 'This is your own. Remove it under You, where you prove that it is.',
  },
  tooManyPasskeys: {
    status: 422,
    audience: 'person',
    title: `You can keep ${limits.passkeysPerPerson} passkeys. Remove one first.`,
  },
  studioRightMissing: {
    status: 403,
    audience: 'account',
    title: 'Your role in this studio does not include this. Its owner can change it.',
  },
  invitationForAnother: {
    status: 403,
    audience: 'person',
    title: 'This invitation was mailed to {email}. Sign in with that address to accept it.',
  },
  tooManyMembers: {
    status: 422,
    audience: 'account',
    title: `A studio can have ${limits.membersPerStudio} members.`,
  },
  appInUse: {
    status: 409,
    audience: 'person',
    title: 'An authenticator app is set up already. Remove it first.',
  },
  signInOver: {
    status: 410,
    audience: 'person',
    title: 'That took longer than ten minutes. Begin to sign in again.',
  },
  secondFactorNeeded: {
    status: 403,
    audience: 'person',
    title: 'This store asks its operators for a passkey or a code as well. Confirm with one first.',
  },
} as const;
