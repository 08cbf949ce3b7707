import type { CartItem, CartStatus } from '@albumen/contract/endpoints/cart';
import { limits } from '@albumen/contract/limits';
import { Disclosure } from '@albumen/ui/panels/disclosure';
import { ChevronDownIcon } from '@albumen/ui/icons';
import { useState, type ReactNode } from 'react';
import { useCartOnPage } from './cart-context.tsx';

interface CartToolsProps {
  status: CartStatus;
  items: readonly CartItem[];
}

/** Ways to throw many away at once. */
export function CartTools({ status, items }: CartToolsProps) {
  const { actions } = useCartOnPage();
  const [now] = useState(Date.now);
  if (items.length < 2) return null;
  const titles = [...new Set(items.flatMap(({ projectTitle }) => projectTitle ?? []))];
  const isMixed = titles.length > 1 || items.some(({ projectTitle }) => projectTitle === undefined);
  const old = items.filter((item) => isOld(item, now)).length;
  return (
    <Disclosure
      className="cart-tools"
      align="start"
      opensUp={status === 'pending'}
      summary={
        <>
          Delete several <ChevronDownIcon size={14} />
        </>
      }
    >
      {status === 'abandoned' ? (
        <Choice onPress={actions.empty}>Remove all permanently</Choice>
      ) : (
        <Choice onPress={() => actions.clear(status)}>Delete all items</Choice>
      )}
      {status === 'abandoned' && old > 0 && (
        <Choice onPress={actions.clearOld}>Remove those older than 90 days</Choice>
      )}
      {isMixed &&
        titles.map((title) => (
          <Choice key={title} onPress={() => actions.clearProject(status, title)}>
            Delete all of “{title}”
          </Choice>
        ))}
    </Disclosure>
  );
}

function isOld({ abandonedAt }: CartItem, now: number): boolean {
  const dayMs = 86_400_000;
  return abandonedAt !== null && now - abandonedAt > limits.abandonedCartDays * dayMs;
}

function Choice({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="menu-item" onClick={onPress}>
      {children}
    </button>
  );
}
