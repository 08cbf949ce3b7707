import { buttonClass } from '@albumen/ui/buttons/button';
import type { EditorInvalidReason } from '@albumen/contract/endpoints/editor';
import { href } from '../../../paths.ts';
import { shopLinks } from '../../../shop-links.ts';
import { Link } from '../../../shell/navigation/link.tsx';

const texts: Record<EditorInvalidReason, string> = {
  unknownProduct: 'This product is not sold here any more.',
  unknownDesign: 'This card design is not made with that product.',
  designNeeded: 'A card begins with a design. Choose one first.',
  invalidChoice: 'One of the choices in this address is not made. Choose again in the shop.',
  galleryUnavailable: 'The gallery of these photos is closed, or asks for its PIN first.',
  shopOff: 'The photographer sells nothing of this gallery here.',
  unknownItem: 'This item is not in your cart. It may have been ordered or removed.',
  deletedItem: 'This item was deleted. Move it back to the cart first.',
};

/* Everything else begins in the shop. */
const ways: Partial<Record<EditorInvalidReason, { label: string; to: string }>> = {
  unknownDesign: { label: 'See all cards', to: shopLinks.cards() },
  designNeeded: { label: 'See all cards', to: shopLinks.cards() },
  deletedItem: { label: 'See recently deleted', to: href.cart('abandoned') },
};

/** Why an editor did not open, and where to go instead. */
export function InvalidEditor({ reason }: { reason: string }) {
  const known = isReason(reason) ? reason : undefined;
  const text = known ? texts[known] : 'There was a problem getting the editor.';
  const way = (known && ways[known]) ?? { label: 'Go to the shop', to: shopLinks.shop() };
  return (
    <main id="main" tabIndex={-1} className="editor-failure">
      <h1 className="title-lg">This can’t be edited</h1>
      <p className="text-lg text-muted">{text} Nothing of yours is lost.</p>
      <div className="editor-failure__actions">
        <Link className={buttonClass({ kind: 'primary' })} to={way.to}>
          {way.label}
        </Link>
        <Link className={buttonClass({})} to={href.cart()}>
          Open the cart
        </Link>
      </div>
    </main>
  );
}

function isReason(reason: string): reason is EditorInvalidReason {
  return Object.hasOwn(texts, reason);
}
