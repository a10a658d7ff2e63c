// First, so that the order of the CSS layers is fixed; otherwise the build leaves the kit's font out.
import '@khep/ui/tokens';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ComponentPage } from '../src/componentPage/ComponentPage.tsx';
import { Modes } from './Modes.tsx';
import { toolbar } from './toolbar.ts';
import { spellUnions } from './spellUnions.ts';

// A story waits for what it expects, however busy the machine is; one second was too short on busy cores.
configure({ asyncUtilTimeout: 10_000 });

/** Resolves after React's effects: in a build they run only after the first paint. */
const effects = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const preview: Preview = {
  tags: ['autodocs'],
  // Otherwise a play function could press its first key before the component listens.
  beforeEach: (context) => {
    const { mount } = context;
    context.mount = async (...ui) => {
      const canvas = await mount(...ui);
      await effects();
      return canvas;
    };
  },
  decorators: [Modes],
  argTypesEnhancers: [spellUnions],
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
    // An accessibility violation fails the story. React Aria announces a pending button by its id and keeps the announcement
    // for seven seconds, when the button may have left the page: axe would find an image without text.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
  },
  globalTypes: toolbar,
  initialGlobals: {
    brand: 'khep',
    density: 'comfortable',
    contrast: 'normal',
    direction: 'ltr',
    language: 'en',
  },
};
export default preview;
