import { Button } from '@khep/ui';
import './brand.css';
import { createRoot } from 'react-dom/client';

// The button's own style sheet comes with it: nothing else is imported, and nothing else is shipped.
createRoot(document.getElementById('root')!).render(<Button tone="accent">Create order</Button>);
