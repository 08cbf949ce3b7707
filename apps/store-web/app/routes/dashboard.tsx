import {
  listBin,
  listGalleries,
  type GalleryBin,
  type GalleryList,
  type GallerySort,
} from '@albumen/contract/endpoints/galleries';
import { getWeek, type Week } from '@albumen/contract/endpoints/sales';
import { limits } from '@albumen/contract/limits';
import { buttonClass } from '@albumen/ui/buttons/button';
import { PlusIcon } from '@albumen/ui/icons';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BinList } from '../features/dashboard/bin-list.tsx';
import { GalleryCards } from '../features/dashboard/gallery-cards.tsx';
import { GuestDashboard } from '../features/dashboard/guest-dashboard.tsx';
import { GalleryListTools } from '../features/dashboard/gallery-list-tools.tsx';
import { WeekRow } from '../features/dashboard/week-row.tsx';
import { href } from '../paths.ts';
import { Link } from '../shell/navigation/link.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load, loadIfAllowed } from '../shell/navigation/router-context.ts';
import { useHashTab } from '../shell/navigation/use-hash-tab.ts';
import { useMay } from '../shell/use-may.ts';
import { useStudio } from '../shell/viewer.ts';
import '../features/dashboard/dashboard.css';

export const handle = { pageType: 'Account', title: 'Galleries' } satisfies PageHandle;

const sorts: readonly GallerySort[] = [
  'created-desc',
  'created',
  'date-desc',
  'date',
  'title',
  'title-desc',
];

interface Loaded {
  list: GalleryList;
  bin: GalleryBin;
  /** Undefined for members of the studio who see no sales. */
  week: Week | undefined;
  search: string;
  sort: GallerySort;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { searchParams } = new URL(args.request.url);
  // Words beyond it are in no title: what matches nothing shortened matches nothing.
  const search = (searchParams.get('search') ?? '').slice(0, limits.gallerySearchMaxCharacters);
  const sort = sorts.find((known) => known === searchParams.get('sort')) ?? 'created-desc';
  const [list, bin, week] = await Promise.all([
    load(args, listGalleries, { query: { ...(search !== '' && { search }), sort } }),
    load(args, listBin),
    loadIfAllowed(args, getWeek),
  ]);
  return { list, bin, week, search, sort };
}

export function Component() {
  const loaded = useLoaderData<Loaded>();
  const studio = useStudio();
  return studio?.gallery ? (
    <GuestDashboard name={studio.name} gallery={studio.gallery} />
  ) : (
    <Dashboard {...loaded} />
  );
}

function Dashboard({ list, bin, week, search, sort }: Loaded) {
  const tab = useHashTab(['galleries', 'bin'], 'galleries');
  const tabs = [
    { name: 'galleries', label: 'Galleries', count: list.total },
    { name: 'bin', label: 'Bin', count: bin.galleries.length },
  ] as const;
  const mayCreate = useMay('galleries:change');
  const hasTools = list.total > 1 || search !== '';
  return (
    <main id="main" className="dashboard" tabIndex={-1}>
      <header className="dashboard__head">
        <h1 className="title-lg">Galleries</h1>
        {mayCreate && (
          <Link to={href.galleryCreate()} className={buttonClass({ kind: 'primary' })}>
            <PlusIcon size={16} /> New gallery
          </Link>
        )}
      </header>
      {list.total > 0 && week && <WeekRow week={week} />}
      <div className="dashboard__bar">
        <TabList label="Galleries" tabs={tabs} active={tab.active} onSelect={tab.select} />
        {tab.active === 'galleries' && hasTools && <GalleryListTools search={search} sort={sort} />}
      </div>
      <TabPanel name="galleries" isShown={tab.isShown('galleries')}>
        <GalleryCards key={`${search} ${sort}`} list={list} search={search} sort={sort} />
      </TabPanel>
      <TabPanel name="bin" isShown={tab.isShown('bin')}>
        <BinList bin={bin} />
      </TabPanel>
    </main>
  );
}
