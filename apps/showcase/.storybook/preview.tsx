import type { Preview } from '@storybook/react-vite';
import { ComponentPage } from '../src/componentPage/ComponentPage.tsx';
import { Modes } from './Modes.tsx';
import { toolbar } from './toolbar.ts';

/** Until React has run the effects of what it drew: a built React runs them only after it has painted. */
const effects = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const preview: Preview = {
  tags: ['autodocs'],
  // A play function whose first key comes before a component listens would fail once in a while.
  beforeEach: (context) => {
    const { mount } = context;
    context.mount = async (...ui) => {
      const canvas = await mount(...ui);
      await effects();
      return canvas;
    };
  },
  decorators: [Modes],
  parameters: {
    layout: 'padded',
    controls: { matchers: { date: /date$/i } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start here', 'Foundations', 'Patterns', 'Kit', 'Charts', 'Domain'],
      },
    },
    docs: { page: ComponentPage },
    viewport: {
      options: {
        phone320: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 834', styles: { width: '834px', height: '1112px' } },
        laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    // A story with an accessibility fault is a failed story.
    a11y: { test: 'error' },
  },
  globalTypes: toolbar,
  initialGlobals: { density: 'comfortable', contrast: 'normal', direction: 'ltr', language: 'en' },
};
export default preview;
