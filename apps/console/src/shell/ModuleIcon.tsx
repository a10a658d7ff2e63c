import type { Module } from '../data/useAccess.ts';

const drawings: Record<Module, string> = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z',
  orders: 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10',
  shipment:
    'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  ndr: 'M12 8v5M12 16.5v.5M3 19 12 4l9 15z',
  rto: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  reconciliation: 'M5 4h14v16l-3-2-2 2-2-2-2 2-2-2-3 2zM9 9h6M9 13h6',
  dispute: 'M12 4v16M5 8h14M5 8l-2 6h5zM19 8l-3 6h5zM8 20h8',
  billing: 'M4 6h16v12H4zM4 10h16M8 15h3',
  analytics: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  sku: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  'pick and pack': 'M9 4h6v3H9zM6 5h3v2h6V5h3v15H6zM9 12l2 2 4-4',
  'rate calculator': 'M5 3h14v18H5zM8 7h8M8 12h2M12 12h1M15 12h1M8 16h2M12 16h4',
  procurement: 'M4 8h16l-1.5 11h-13zM8 8a4 4 0 0 1 8 0M9 13h6',
  finance: 'M5 5h14M5 9h14M8 5c6 0 6 8 0 8h-2l8 7',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 12h2M18 12h2M12 4v2M12 18v2M6.3 6.3l1.4 1.4M16.3 16.3l1.4 1.4M6.3 17.700l1.4-1.4M16.3 7.700l1.4-1.4',
};

export interface ModuleIconProps {
  name: Module;
}

/** The icon of a module, on a 24-unit grid with one stroke. Decoration beside the name. */
export function ModuleIcon({ name }: ModuleIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={drawings[name]} />
    </svg>
  );
}
