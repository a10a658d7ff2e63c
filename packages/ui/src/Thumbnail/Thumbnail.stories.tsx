import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Thumbnail } from './Thumbnail.tsx';

const meta = { title: 'Kit/Thumbnail', component: Thumbnail, args: { alt: 'Indigo saree' } } satisfies Meta<
  typeof Thumbnail
>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 10 10%22%3E%3Crect width=%2210%22 height=%2210%22 fill=%22%23456%22/%3E%3C/svg%3E';

/** An image with alternative text. */
export const APicture: Story = {
  parameters: { answers: ['says-what-is-seen'] },
  args: { src: picture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Indigo saree' })).toBeVisible();
  },
};

/** The image fails to load. */
export const Missing: Story = {
  parameters: { answers: ['keeps-its-size'] },
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const sign = await canvas.findByRole('img', { name: 'Indigo saree: No image' });
    await expect(sign.getBoundingClientRect().width).toBe(40);
  },
};

/** The name is beside it. */
export const Silent: Story = {
  parameters: { answers: ['says-what-is-seen'] },
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
