import { limits } from '@albumen/contract/limits';
import { formatPrice } from '@albumen/domain/money/format-price';
import type { StaticSection } from './static-page.tsx';

const { USD, CAD, EUR, PLN } = limits.payoutMinimumMinor;
const minimums = [
  formatPrice(USD, 'USD'),
  formatPrice(CAD, 'CAD'),
  formatPrice(EUR, 'EUR'),
  `or ${formatPrice(PLN, 'PLN')} and more`,
].join(', ');

/** `name` is the lab's brand. */
export function termsSections(name: string, supportEmail: string): readonly StaticSection[] {
  return [
    {
      id: 'who',
      title: 'Who agrees with whom',
      content: (
        <p>
          These terms are between you and {name}. They hold when you create an account, upload to a
          gallery, download from one, or order. If you only look at a gallery, the sections on
          guests and on fair use are the ones that concern you.
        </p>
      ),
    },
    {
      id: 'guests',
      title: 'Guests of a gallery',
      content: (
        <p>
          You need no account to look at a gallery, to keep favorites, or to order. Downloads and
          more favorites may ask for your email. The photographer whose gallery it is then sees it
          beside what you chose; nobody else does.
        </p>
      ),
    },
    {
      id: 'orders',
      title: 'What you order',
      content: (
        <p>
          Prints, albums and cards are made and shipped by {name}, also where the pages carry a
          photographer’s name. You buy them from {name}; the photographer sets a part of the price
          and gets it. Until the time that your order names you can change or cancel it; after that
          it is being made for you. What arrives damaged or printed wrong is made again or paid
          back.
        </p>
      ),
    },
    {
      id: 'photos',
      title: 'Your photos stay yours',
      content: (
        <>
          <p>
            You keep every right to your photos. You allow us what the service needs, and only for
            as long as you keep them here: to store them, to make smaller versions of them, to show
            them to the people who have your link, and to print what is ordered.
          </p>
          <p>
            You promise that you may upload them: that you took them or have leave from who did, and
            that the people in them have no reason to object.
          </p>
        </>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      content: (
        <>
          <p>What a gallery is not for:</p>
          <ul>
            <li>pictures that break the law or hurt the people in them;</li>
            <li>files that are not photographs, or that are made to harm a computer;</li>
            <li>copying other people’s galleries by machine, or going around a PIN or a limit.</li>
          </ul>
          <p>
            We close such galleries. Where it is not urgent we write to you first, and you can take
            your own photos with you.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Your account',
      content: (
        <p>
          Give a working email and keep your password to yourself; what happens in your account is
          taken as done by you until you tell us otherwise. You can delete the account at any time.
          For {limits.deletedKeptDays} days the link that we mail you undoes that; then what is in
          it is erased, but for orders and payments, which the law asks us to keep.
        </p>
      ),
    },
    {
      id: 'paid',
      title: 'How photographers are paid',
      content: (
        <>
          <p>
            What you add to our prices in your galleries is yours, and so is what your payment links
            take, less the fee that the payment provider takes for it. Both stand on your sales page
            from the moment they are paid.
          </p>
          <p>
            Within {limits.payoutWithinDays} days of the end of a month we pay to your bank account
            what you sold in that month and before, once it is {minimums}. Less than that is carried
            to the next month. By then orders can no longer be changed; what still goes back to a
            buyer, such as for a print with a scratch, is taken off your share in proportion. A
            return after a payout is taken off the next one. The payment fee does not come back.
          </p>
          <p>
            Each month has a statement. Money of a currency is paid in that currency. Where we don’t
            know your bank account, it waits for you.
          </p>
        </>
      ),
    },
    {
      id: 'service',
      title: 'What we promise, and what not',
      content: (
        <>
          <p>
            We take care of your originals as if they were ours and keep them unchanged. We are not
            your only copy: keep another, as every photographer should.
          </p>
          <p>
            Galleries are free. If we ever change that or these terms, we write to you 30 days
            before, and you can leave with everything you brought.
          </p>
          <p>
            Where we fail through our own negligence we answer for it, up to what you paid us in the
            last twelve months. The law may give you more; nothing here takes that away.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. A person reads it.
        </p>
      ),
    },
  ];
}
