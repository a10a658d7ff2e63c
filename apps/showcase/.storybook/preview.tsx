import { densityAttribute, moreContrast } from '@khep/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts what the toolbar says on the page itself, so that dialogs and menus get it too. */
const WithTokens: Decorator = (Story, { globals }) => {
  const { density, contrast } = globals as { density: string; contrast: string };
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute(densityAttribute, density);
    page.classList.toggle(moreContrast, contrast === 'more');
  }, [density, contrast]);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [WithTokens],
  parameters: {
    layout: 'padded',
    controls: { matchers: { date: /date$/i } },
    options: { storySort: { order: ['Kit', 'Domain'] } },
    // A story with an accessibility fault is a failed story.
    a11y: { test: 'error' },
  },
  globalTypes: {
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal contrast' },
          { value: 'more', title: 'More contrast' },
        ],
      },
    },
  },
  initialGlobals: { density: 'comfortable', contrast: 'normal' },
};
export default preview;
