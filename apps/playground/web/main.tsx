import '@albumen/ui/layers.css';
import '@albumen/ui/tokens.css';
import '@albumen/ui/fonts.css';
import '@albumen/ui/font-fallbacks.css';
import '@albumen/ui/reset.css';
import '@albumen/ui/type.css';
import './shell/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const place = document.querySelector('#page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
