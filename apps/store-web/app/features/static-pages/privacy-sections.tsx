import { limits } from '@albumen/contract/limits';
import type { StaticSection } from './static-page.tsx';

const cookieDays = limits.visitorCookieMs / 86_400_000;

export function privacySections(supportEmail: string): readonly StaticSection[] {
  const support = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return [
    {
      id: 'what',
      title: 'What we keep',
      content: (
        <ul>
          <li>
            Of photographers: name, email, business name and logo, addresses if you gave them, your
            photos with what the camera wrote into them, what you sold, and the bank account that we
            pay to.
          </li>
          <li>
            Of guests who leave an email in a gallery: the email, favorites, and when you last
            downloaded. The photographer sees them.
          </li>
          <li>
            Of visitors who leave none: favorites for this visit, for {cookieDays} days if you agree
            to the cookie; designs and the cart, once you begin one.
          </li>
          <li>
            Of whoever orders: name, email, address, what was ordered and what it cost. Card numbers
            go to the payment provider and never to us. Who orders again in the same browser finds
            name and address filled in.
          </li>
          <li>Of registered people: name, email, favorites, orders.</li>
          <li>
            Of every sign-in: time, browser and network address, so that you can see and end your
            sessions.
          </li>
        </ul>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      content: (
        <table>
          <thead>
            <tr>
              <th scope="col">Cookie</th>
              <th scope="col">For</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">session</th>
              <td>keeps you signed in and forms safe</td>
              <td>until you sign out</td>
            </tr>
            <tr>
              <th scope="row">visitor</th>
              <td>
                remembers favorites without an account, if you agree or leave your email; and your
                cart, from the first design on
              </td>
              <td>{cookieDays} days</td>
            </tr>
            <tr>
              <th scope="row">galleryKeys</th>
              <td>which galleries you were sent, and that you know their PIN</td>
              <td>{cookieDays} days</td>
            </tr>
            <tr>
              <th scope="row">cartStatus</th>
              <td>how many items lie in the cart, for the header</td>
              <td>{cookieDays} days</td>
            </tr>
            <tr>
              <th scope="row">device</th>
              <td>
                shows that you signed in here before, so that others who try your password do not
                lock you out
              </td>
              <td>a year</td>
            </tr>
            <tr>
              <th scope="row">pJwt</th>
              <td>lets your browser upload to your own galleries</td>
              <td>15 minutes, renewed while uploading</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'device',
      title: 'On your device',
      content: (
        <p>
          A browser keeps the gallery that it has shown, so that it can be looked through without a
          network, until the gallery closes, its PIN changes, or you clear the browser’s data.
          Hearts, and what a photographer changes of a gallery, wait there for the network until
          they are sent; of any other change you are told that it was not made. A checkout that is
          half filled in is kept until the tab is closed. Your choice of light or dark and your
          answer to the cookie question stay.
        </p>
      ),
    },
    {
      id: 'faces',
      title: 'Faces',
      content: (
        <>
          <p>
            Our own computers may look where faces are in a photo, so that no crop cuts off a head.
            Whose faces they are is not asked for that.
          </p>
          <p>
            A photographer can let the guests of a gallery find themselves. Then numbers that tell
            faces apart are kept beside the photos until she switches that off again. With “Hide me”
            yours are deleted at once. The picture that you search with stays in your browser; its
            numbers are sent for the search, and not kept.
          </p>
        </>
      ),
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      content: (
        <>
          <p>
            A gallery is seen by those who have its link, and its PIN if it has one. Its
            photographer sees who favorited what, which guests downloaded, and what was ordered,
            with the name it goes to. Each picture has an address that nobody can guess; whoever is
            handed that address sees the picture, until the gallery gets a PIN or another one,
            closes, or is taken down. Originals never have such an address.
          </p>
          <p>
            We use a few services that work for us and only for us: storage, mail, address lookup, a
            bot check where an account is created, and error reports that name an account by a
            number. None of them may use your data for themselves. There are no advertisers and no
            trackers here.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      content: (
        <p>
          Photos and galleries as long as you keep them, then {limits.deletedKeptDays} days in the
          bin; guests’ emails and favorites as long as their gallery. An account as long as you want
          it, then {limits.deletedKeptDays} days in which you can change your mind. Orders, payment
          links and the books that belong to them stay, as the law asks of a business. Designs that
          lie in no cart and that nobody orders go after 90 days. Links in mails end by themselves.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'What you can do',
      content: (
        <>
          <p>
            See it, correct it, take it with you as one file, or have it erased: with an account,
            all of it on your account page, without asking. Without one, for what you left in a
            gallery or ordered, ask its photographer, or write to {support}. Marketing mail comes
            only if you said yes, and every one of them has a link that ends it.
          </p>
          <p>
            You are in a photo and do not want to be? Ask the photographer first. If that does not
            help, write to {support}.
          </p>
        </>
      ),
    },
  ];
}
