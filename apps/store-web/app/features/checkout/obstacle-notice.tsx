import type { Obstacle } from '@albumen/contract/endpoints/checkout';
import { Notice } from '@albumen/ui/notice';
import { href } from '../../paths.ts';

const ofTheCart: readonly Obstacle['code'][] = ['itemNotReady'];

/** What keeps the order back and isn't said at its place: items that need their customer. */
export function ObstacleNotice({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const stopped = obstacles.filter(({ code }) => ofTheCart.includes(code));
  if (stopped.length === 0) return null;
  return (
    <Notice kind="danger" title="Some items can’t be ordered as they are.">
      <ul>
        {stopped.map(({ itemId, title }) => (
          <li key={itemId}>{title}</li>
        ))}
      </ul>
      <p>
        <a href={href.cart()}>Back to the cart</a>
      </p>
    </Notice>
  );
}
