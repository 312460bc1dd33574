import '#theme/index.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { makeStore } from '../store.js';
import { Showcase } from './Showcase.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
document.documentElement.dataset['js'] = '';
createRoot(root).render(
  <Provider store={makeStore()}>
    <MemoryRouter>
      <Showcase />
    </MemoryRouter>
  </Provider>,
);
