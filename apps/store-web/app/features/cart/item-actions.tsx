import type { CartItem } from '@albumen/contract/endpoints/cart';
import { Button } from '@albumen/ui/buttons/button';
import { useCartOnPage } from './cart-context.tsx';

/** What can be done with an item where it lies. */
export function ItemActions({ item }: { item: CartItem }) {
  const { status } = item;
  return (
    <p className="cart-item__actions">
      {status === 'abandoned' ? <DeletedActions item={item} /> : <KeptActions item={item} />}
    </p>
  );
}

function KeptActions({ item }: { item: CartItem }) {
  const { actions } = useCartOnPage();
  const { status, itemName } = item;
  const isPending = status === 'pending';
  return (
    <>
      <Action label="Edit" name={itemName} onPress={() => void actions.edit(item)} />
      <Action
        label={isPending ? 'Save for later' : 'Move to cart'}
        name={itemName}
        onPress={() => void actions.move(item, isPending ? 'saved' : 'pending')}
      />
      <Action label="Duplicate" name={itemName} onPress={() => void actions.duplicate(item)} />
      <Action label="Delete" name={itemName} onPress={() => void actions.move(item, 'abandoned')} />
    </>
  );
}

function DeletedActions({ item }: { item: CartItem }) {
  const { actions } = useCartOnPage();
  const { itemName } = item;
  return (
    <>
      <Action
        label="Move to cart"
        name={itemName}
        onPress={() => void actions.move(item, 'pending')}
      />
      <Action
        label="Save for later"
        name={itemName}
        onPress={() => void actions.move(item, 'saved')}
      />
      <Action
        label="Remove permanently"
        name={itemName}
        onPress={() => actions.removeForGood(item)}
      />
    </>
  );
}

interface ActionProps {
  label: string;
  /** Names the item for those who use a screen reader. */
  name: string;
  onPress: () => void;
}

function Action({ label, name, onPress }: ActionProps) {
  return (
    <Button kind="quiet" isDense aria-label={`${label}: ${name}`} onClick={onPress}>
      {label}
    </Button>
  );
}
