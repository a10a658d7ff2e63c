import { KhepTrack } from '@khep/tracking-widget/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const server = import.meta.env.VITE_KHEP_SERVER;
const brand = import.meta.env.VITE_KHEP_BRAND;

function App() {
  const [found, setFound] = useState('');
  return (
    <main>
      <h1>Track your order</h1>
      <KhepTrack brand={brand} server={server} onFound={({ order }) => setFound(order?.order_id ?? '')} />
      <p>{found === '' ? '' : `Found ${found}`}</p>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
