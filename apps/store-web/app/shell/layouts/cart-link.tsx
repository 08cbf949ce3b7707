import { href } from '../../paths.ts';
import { useCartCount } from '../cart-status.ts';
import { NavLink } from '../navigation/link.tsx';

export function CartLink() {
  const count = useCartCount();
  return (
    <NavLink to={href.cart()}>
      <span>
        Cart
        {count > 0 && (
          <span className="site-header__count">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden"> {count === 1 ? '1 item' : `${count} items`}</span>
          </span>
        )}
      </span>
    </NavLink>
  );
}
