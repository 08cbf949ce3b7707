import { limits } from '@albumen/contract/limits';
import { Link } from '../../shell/navigation/link.tsx';
import { href } from '../../paths.ts';
import { useStudio } from '../../shell/viewer.ts';
import { HelpUploadErrors, HelpUploading } from './help-uploading.tsx';
import type { StaticSection } from './static-page.tsx';

const cookieDays = limits.visitorCookieMs / 86_400_000;

export const helpSections: readonly StaticSection[] = [
  { id: 'uploading', title: 'Uploading', content: <HelpUploading /> },
  { id: 'upload-errors', title: 'Upload errors', content: <HelpUploadErrors /> },
  { id: 'sharing', title: 'Sharing', content: <HelpSharing /> },
  { id: 'favorites', title: 'Favorites', content: <HelpFavorites /> },
  { id: 'downloads', title: 'Downloads', content: <HelpDownloads /> },
  { id: 'prints', title: 'Prints', content: <HelpPrints /> },
  { id: 'accounts', title: 'Accounts', content: <HelpAccounts /> },
  { id: 'privacy', title: 'Privacy', content: <HelpPrivacy /> },
];

const ofGuests: readonly string[] = ['favorites', 'downloads', 'prints', 'accounts', 'privacy'];

/** What a guest of a studio may ask; how a photographer uploads and shares is none of it. */
export const guestHelpSections = helpSections.filter(({ id }) => ofGuests.includes(id));

function HelpSharing() {
  return (
    <>
      <p>
        Every gallery has one link. Copy it, mail it, or show its QR code; whoever has it can look,
        without an account. Search engines are told to leave galleries alone.
      </p>
      <p>
        To share, your email must be verified: open the mail we sent you and follow its link, or ask
        for another on your account page.
      </p>
      <p>
        For a closed circle, set a PIN in the gallery’s settings. To end it, set a date: from then
        on the link says that the gallery is closed, and you still see everything.
      </p>
    </>
  );
}

function HelpFavorites() {
  const isGuest = useStudio() !== undefined;
  return (
    <>
      <p>
        Press the heart on a photo. Without a name a gallery keeps a few favorites and says when it
        keeps no more; with your email there is no limit, and the ones you have already chosen move
        along. Enter the same email on another device, and we mail you a link that opens them there.
      </p>
      {!isGuest && (
        <p>
          As the photographer you see who favorited what, can filter by visitor, and can copy the
          file names as a list for Lightroom.
        </p>
      )}
    </>
  );
}

function HelpDownloads() {
  return (
    <>
      <p>
        Downloading asks for your email once in a gallery, so that the photographer knows who has
        the files. Then the download starts.
      </p>
      <p>
        One photo, your selection, your favorites or the whole gallery: several photos come as one
        ZIP file. A download that breaks off goes on where it stopped when you start it again.
      </p>
      <h3 id="downloads-phone">On a phone</h3>
      <p>
        On an iPhone a photo opens in a new tab: hold your finger on it, then choose ‘Save to
        Photos’. On Android it is saved to Downloads, and stands in your gallery app. Several photos
        are a ZIP file, which the Files app unpacks on either. For whole galleries a computer is the
        better place.
      </p>
      <p>
        If there is no download button, the photographer has switched downloads off for this gallery
        or for this size. Ask them; we cannot open it for you.
      </p>
    </>
  );
}

function HelpPrints() {
  return (
    <p>
      The <Link to={href.sizeGuide()}>size guide</Link> says which photo is enough for which print.
      What shipping costs and how long it takes stands under{' '}
      <Link to={href.shipping()}>Shipping</Link>.
    </p>
  );
}

function HelpAccounts() {
  const isGuest = useStudio() !== undefined;
  return (
    <>
      <p>
        You sign in with your password or with a link that we mail to you; both are on the{' '}
        <Link to={href.accountVerify('login')}>sign-in page</Link>. A link works once, for a short
        time.
      </p>
      <p>
        On your <Link to={href.account()}>account page</Link> you change your name, email and
        password, see where you are signed in and end any of those sessions, and take all your data
        with you as one file.
      </p>
      <h3 id="delete-account">Deleting your account</h3>
      <p>
        Tick the box and confirm. For {limits.deletedKeptDays} days nothing is erased, and the link
        that we mail you brings everything back. After that the account and what is in it are gone
        for good.
        {!isGuest && ' Deleted galleries and photos can be restored for the same time.'}
      </p>
    </>
  );
}

function HelpPrivacy() {
  return (
    <>
      <p>
        We keep what the service needs and nothing to sell. A cookie remembers a visitor’s favorites
        for {cookieDays} days, and only after you agreed or left your email. It and the others, and
        what else we keep, are listed under <Link to={href.privacy()}>Privacy</Link>.
      </p>
    </>
  );
}
