import '@albumen/ui/styles/layers.css';
import '@albumen/ui/styles/tokens.css';
import '@albumen/ui/styles/fonts.css';
import '@albumen/ui/styles/font-fallbacks.css';
import '@albumen/ui/styles/reset.css';
import '@albumen/ui/styles/type.css';
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
