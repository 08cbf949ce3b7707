import type { LazyRouteFunction, RouteObject } from 'react-router';

/**
 * A page whose module is loaded when it is visited. Its id is its file in `routes/`, by which the
 * server finds its style sheets in the build's manifest.
 */
export function page(id: string, path: string, lazy: LazyRouteFunction<RouteObject>): RouteObject {
  return { id, path, lazy };
}

export function layout(
  id: string,
  lazy: LazyRouteFunction<RouteObject>,
  children: RouteObject[],
): RouteObject {
  return { id, lazy, children };
}
