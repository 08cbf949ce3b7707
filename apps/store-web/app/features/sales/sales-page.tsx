import type { Markups, Sales } from '@albumen/contract/endpoints/sales';
import { TabList, TabPanel } from '@albumen/ui/tabs';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { MarkupForm } from './markup-form.tsx';
import { SaleList } from './sale-list.tsx';
import './sales.css';

const tabs = [
  { name: 'prices', label: 'Your prices' },
  { name: 'sales', label: 'Sales' },
] as const;

interface SalesPageProps {
  markups: Markups;
  sales: Sales;
}

export function SalesPage({ markups, sales }: SalesPageProps) {
  const tab = useHashTab(['prices', 'sales'], 'prices');
  return (
    <main id="main" className="sales" tabIndex={-1}>
      <h1 className="title-lg">Prices and sales</h1>
      <TabList label="Prices and sales" tabs={tabs} active={tab.active} onSelect={tab.select} />
      <TabPanel name="prices" isShown={tab.isShown('prices')}>
        <MarkupForm loaded={markups} />
      </TabPanel>
      <TabPanel name="sales" isShown={tab.isShown('sales')}>
        <SaleList sales={sales} />
      </TabPanel>
    </main>
  );
}
