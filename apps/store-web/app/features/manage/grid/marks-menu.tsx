import { SearchIcon } from '@albumen/ui/icons';
import { Menu } from '@albumen/ui/overlays/menu';
import type { Mark, MarksFilter } from './use-marks-filter.ts';

const all = 'all';

const labels: Record<Mark, string> = {
  eyesClosed: 'Closed eyes',
  blurred: 'Blurred faces',
  duplicates: 'Near duplicates',
};

/** What may be wrong with photos, to look through; left out where nothing is. */
export function MarksMenu({ counts, active, choose }: MarksFilter) {
  if (counts.length === 0) return null;
  const shown = active === undefined ? 'Worth a look' : labels[active];
  return (
    <Menu
      kind="quiet"
      isDense
      label={`Worth a look: ${active === undefined ? 'all photos' : shown}`}
      choices={[
        { id: all, label: 'All photos' },
        ...counts.map(({ mark, count }) => ({
          id: mark,
          label: `${labels[mark]} (${count.toLocaleString('en-US')})`,
        })),
      ]}
      selected={active ?? all}
      onChoose={(id) => choose(counts.find(({ mark }) => mark === id)?.mark)}
    >
      <SearchIcon /> <span className="button__label">{shown}</span>
    </Menu>
  );
}
