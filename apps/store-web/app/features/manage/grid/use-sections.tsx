import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { useCallback, useMemo, useState } from 'react';
import type { Box } from '../../photos/justified-rows.ts';
import type { PhotoGridProps } from '../../photos/photo-grid.tsx';
import { Scrubber } from '../../scrubber/scrubber.tsx';
import { layOutSections } from './section-rows.ts';
import { sectionsOf, type PhotoSection } from './photo-sections.ts';
import { rowHeightFor, type TileSize } from './tile-sizes.ts';

const headingHeight = 44;

interface Sectioned {
  gallery: Gallery;
  columns: ManagedColumns;
  sort: PhotoSort;
  tileSize: TileSize;
}

type GridParts = Pick<PhotoGridProps, 'layOut' | 'renderHeading' | 'renderBeside'>;

/** The workbench's grid: tiles of the chosen size, days and hours above them, a scrubber beside. */
export function useSections({ gallery, columns, sort, tileSize }: Sectioned): GridParts {
  const [zoneMinutes] = useState(() => new Date().getTimezoneOffset());
  const sections = useMemo(() => {
    const shifts = Object.fromEntries(gallery.cameras.map(({ name, shiftMs }) => [name, shiftMs]));
    return sectionsOf(columns, sort, { shifts, zoneMinutes });
  }, [gallery.cameras, columns, sort, zoneMinutes]);
  const layOut = useCallback(
    (ratios: readonly number[], width: number) =>
      layOutSections(ratios, width, {
        starts: sections.length === 0 ? [0] : sections.map(({ first }) => first),
        headingHeight: sections.length === 0 ? 0 : headingHeight,
        rowHeight: rowHeightFor(tileSize),
      }),
    [sections, tileSize],
  );
  const headings = useMemo(() => new Map(sections.map((part) => [part.first, part])), [sections]);
  const labelOf = useMemo(
    () => (sections.length === 0 ? undefined : (index: number) => labelAt(sections, index)),
    [sections],
  );
  const marks = useMemo(
    () => sections.map(({ first, day, hour }) => ({ first, label: hour ?? shortDay(day) })),
    [sections],
  );
  return {
    layOut,
    renderHeading(index, box) {
      const section = headings.get(index);
      return section && <Heading section={section} box={box} />;
    },
    renderBeside: (layout) => (
      <Scrubber layout={layout} marks={marks} {...(labelOf && { labelOf })} />
    ),
  };
}

function Heading({ section: { day, hour, count }, box }: { section: PhotoSection; box: Box }) {
  return (
    <li
      className="photo-grid__heading"
      style={{ top: box.top - headingHeight, height: headingHeight }}
    >
      {day !== undefined && <h2 className="title-sm">{day}</h2>}
      {hour !== undefined && <h3 className="text-md">{hour}</h3>}
      <span className="text-sm text-muted">{count.toLocaleString('en-US')}</span>
    </li>
  );
}

function labelAt(sections: readonly PhotoSection[], index: number): string {
  const place = sections.findLastIndex(({ first }) => first <= index);
  const day = sections.slice(0, place + 1).findLast((section) => section.day !== undefined)?.day;
  return [shortDay(day), sections[place]?.hour].filter(Boolean).join(', ');
}

/** 'June 20' of 'Saturday, June 20, 2026'. */
function shortDay(day = ''): string {
  return day.split(', ')[1] ?? day;
}
