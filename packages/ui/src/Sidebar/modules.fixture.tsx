import type { SidebarModule } from './model.ts';

function icon(path: string) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Example modules. */
export const demoModules: SidebarModule[] = [
  { id: 'home', label: 'Home', href: '#home', icon: icon('M4 11 12 4l8 7v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z') },
  {
    id: 'orders',
    label: 'Orders',
    href: '#orders',
    count: 412,
    icon: icon('M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10'),
    subModules: [
      { id: 'new', label: 'New', href: '#new', count: 128 },
      { id: 'ready', label: 'Ready to ship', href: '#ready', count: 64 },
      { id: 'pickup', label: 'Pickup & manifest', href: '#pickup', count: 31 },
      { id: 'all', label: 'All orders', href: '#all' },
      { id: 'cancelled', label: 'Cancelled', href: '#cancelled' },
    ],
  },
  {
    id: 'shipments',
    label: 'Shipments',
    href: '#shipments',
    icon: icon(
      'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
    ),
  },
  {
    id: 'ndr',
    label: 'NDR',
    href: '#ndr',
    count: 17,
    countTone: 'critical',
    icon: icon('M12 8v5M12 16.500v.5M3 19 12 4l9 15z'),
  },
  {
    id: 'returns',
    label: 'Returns & RTO',
    href: '#returns',
    count: 9,
    icon: icon('M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4'),
  },
  {
    id: 'analytics',
    label: 'Analytics',
    href: '#analytics',
    icon: icon('M4 20V10M10 20V4M16 20v-7M21 20H3'),
  },
  {
    id: 'skus',
    label: 'SKUs & boxes',
    href: '#skus',
    icon: icon('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'),
  },
];

export const demoBottom: SidebarModule[] = [
  {
    id: 'settings',
    label: 'Settings',
    href: '#settings',
    icon: icon(
      'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 12h2M18 12h2M12 4v2M12 18v2M6.3 6.300l1.4 1.400M16.3 16.300l1.4 1.400M6.3 17.700l1.4-1.400M16.3 7.700l1.4-1.4',
    ),
  },
];
