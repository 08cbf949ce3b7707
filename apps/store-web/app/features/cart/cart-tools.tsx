import type { CartItem, CartStatus } from '@albumen/contract/endpoints/cart';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/button';
import { Disclosure } from '@albumen/ui/disclosure';
import { useCartOnPage } from './cart-context.tsx';

interface CartToolsProps {
  status: CartStatus;
  items: readonly CartItem[];
}

/** Ways to throw many away at once. */
export function CartTools({ status, items }: CartToolsProps) {
  const { actions } = useCartOnPage();
  if (items.length < 2) return null;
  const titles = [...new Set(items.flatMap(({ projectTitle }) => projectTitle ?? []))];
  const old = items.filter(isOld).length;
  return (
    <Disclosure className="cart-tools" summary="Delete several">
      {status === 'abandoned' ? (
        <Choice onPress={actions.empty}>Remove all permanently</Choice>
      ) : (
        <Choice onPress={() => actions.clear(status)}>Delete all items</Choice>
      )}
      {status === 'abandoned' && old > 0 && (
        <Choice onPress={actions.clearOld}>Remove those older than 90 days</Choice>
      )}
      {titles.length > 1 &&
        titles.map((title) => (
          <Choice key={title} onPress={() => actions.clearProject(status, title)}>
            Delete all of “{title}”
          </Choice>
        ))}
    </Disclosure>
  );
}

function isOld({ abandonedAt }: CartItem): boolean {
  const dayMs = 86_400_000;
  return abandonedAt !== null && Date.now() - abandonedAt > limits.abandonedCartDays * dayMs;
}

function Choice({ onPress, children }: { onPress: () => void; children: React.ReactNode }) {
  return (
    <Button kind="quiet" isDense className="menu-item" onClick={onPress}>
      {children}
    </Button>
  );
}
