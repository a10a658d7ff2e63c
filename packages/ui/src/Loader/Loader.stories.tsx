import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Loader } from './Loader.tsx';

const meta = { title: 'Kit/Loader', component: Loader } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing at first, then the animation; still with reduced motion. */
export const AppearsAfterAMoment: Story = {
  // Animations aren't part of visual baselines.
  tags: ['!visual'],
  parameters: { answers: ['nothing-for-a-moment', 'said-politely'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument(), { timeout: 2000 });
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull(), { timeout: 4000 });
  },
};

/** With reduced motion. */
export const StandsStill: Story = {
  parameters: { answers: ['still-under-reduced-motion'] },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      return query.includes('reduced-motion')
        ? Object.defineProperty(list, 'matches', { value: true })
        : list;
    };
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible(), { timeout: 2000 });
    await expect(canvasElement.querySelector('[data-moving]')).toBeNull();
    await expect(canvasElement.querySelectorAll('svg path')).toHaveLength(2);
  },
};
