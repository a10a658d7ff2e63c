import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Loader, loaderSizes } from './Loader.tsx';

const meta = {
  title: 'Kit/Loader/Matrix',
  beforeEach: () => {
    // No animation in visual baselines.
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
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both sizes, with other labels. */
export const EverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {loaderSizes.map((size) => (
        <Loader key={size} size={size} height="8rem" label={`${size}: पिनकोड पढ़े जा रहे हैं`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/पिनकोड/)).toHaveLength(loaderSizes.length), {
      timeout: 2000,
    });
  },
};
