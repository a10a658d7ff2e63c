import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Loader } from './Loader.tsx';

const meta = { title: 'Kit/Loader', component: Loader } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing for a moment, then a parcel that draws itself; still where motion is reduced. */
export const AppearsAfterAMoment: Story = {
  // what moves has no place in a picture that is compared
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument(), { timeout: 2000 });
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull(), { timeout: 4000 });
  },
};
