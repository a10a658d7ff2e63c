import type { Preview } from '@storybook/react-vite';
import { brands } from '../src/foundations/brands.ts';

type Icon = 'paintbrush' | 'component' | 'contrast' | 'transfer' | 'globe';

interface Switch {
  title: string;
  icon: Icon;
  items: Record<string, string>;
}

const switches: Record<string, Switch> = {
  brand: {
    title: 'Brand',
    icon: 'paintbrush',
    items: Object.fromEntries(Object.entries(brands).map(([id, { title }]) => [id, title])),
  },
  density: {
    title: 'Density',
    icon: 'component',
    items: { comfortable: 'Comfortable', compact: 'Compact' },
  },
  contrast: {
    title: 'Contrast',
    icon: 'contrast',
    items: { normal: 'Normal contrast', more: 'More contrast' },
  },
  direction: { title: 'Direction', icon: 'transfer', items: { ltr: 'Left to right', rtl: 'Right to left' } },
  language: { title: 'Sample text', icon: 'globe', items: { en: 'English', hi: 'हिन्दी' } },
};

/** Switches of the toolbar; `Modes` puts them on the page. */
export const toolbar: Preview['globalTypes'] = Object.fromEntries(
  Object.entries(switches).map(([name, { title, icon, items }]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: Object.entries(items).map(([value, words]) => ({ value, title: words })),
      },
    },
  ]),
);
