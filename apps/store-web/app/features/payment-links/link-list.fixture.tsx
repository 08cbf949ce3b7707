import '@albumen/ui/ui.css';
import type { PaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { createRoot } from 'react-dom/client';
import { LinkList } from './link-list.tsx';
import './payment-links.css';

declare global {
  interface Window {
    showLinks: (loaded: PaymentLinks) => void;
  }
}

const root = document.getElementById('app');
if (root) {
  const app = createRoot(root);
  window.showLinks = (loaded) => app.render(<LinkList loaded={loaded} />);
}
