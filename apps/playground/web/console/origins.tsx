import { api } from '../shell/api.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { AddForm } from './add-form.tsx';
import { Managed, ManagedRow, useChange } from './managed.tsx';

interface Allowed {
  origins: string[];
  isLoopbackAllowed: boolean;
}

/** Whose pages may show the merchant's card fields. */
export function Origins() {
  const loaded = useLoaded('origins', () => api<Allowed>('/console/origins'));
  const { said, change } = useChange(loaded.reload);
  const add = (origin: string) =>
    change(async () => {
      await api('/console/origins', 'POST', { origin });
      return `Pages of ${origin} may show your card fields.`;
    });
  const remove = (origin: string) =>
    change(async () => {
      await api('/console/origins', 'DELETE', { origin });
      return `Pages of ${origin} may no longer show them.`;
    });
  return (
    <Managed
      title="Allowed origins"
      hint="Only pages of these may show your card fields and use your keys."
      loaded={loaded}
      said={said}
    >
      {({ origins, isLoopbackAllowed }) => (
        <>
          <ul className="plain-list">
            {isLoopbackAllowed && (
              <ManagedRow name="this computer" note="every port, sandbox only" />
            )}
            {origins.map((origin) => (
              <ManagedRow
                key={origin}
                name={origin}
                note=""
                verb="Remove"
                onRemove={() => void remove(origin)}
              />
            ))}
          </ul>
          <AddForm label="Origin" placeholder="https://shop.example" verb="Allow" onAdd={add} />
        </>
      )}
    </Managed>
  );
}
