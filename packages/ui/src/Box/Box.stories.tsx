import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { breakpoints } from '../tokens/metrics.ts';
import { Box } from './Box.tsx';

const meta = {
  title: 'Kit/Box',
  component: Box,
  args: { children: 'Packed and weighed', paddingBlock: 12, paddingInline: 16 },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sunken area. */
export const Sunken: Story = {
  parameters: { answers: ['ground-and-corners'] },
  args: { background: 'sunken', borderRadius: 'card' },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByText('Packed and weighed');
    await expect(box).toHaveStyle({ borderTopLeftRadius: '10px' });
    canvasElement.style.setProperty('--khep-color-sunken', 'rgb(1, 2, 3)');
    canvasElement.style.setProperty('--khep-radius-card', '3px');
    await expect(box).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)', borderTopLeftRadius: '3px' });
    canvasElement.removeAttribute('style');
  },
};

/** Padding only. */
export const SpaceOnly: Story = {
  parameters: { answers: ['space-in-steps'] },
  args: { paddingInline: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Packed and weighed')).toHaveStyle({
      paddingTop: '12px',
      paddingBottom: '12px',
      paddingLeft: '0px',
      paddingRight: '0px',
    });
  },
};

/** Stays in view beside a taller column. */
export const Sticky: Story = {
  parameters: { answers: ['stays-in-view'] },
  args: { isSticky: true },
  play: async ({ canvas }) => {
    const box = canvas.getByText('Packed and weighed');
    const isWide = window.innerWidth >= breakpoints.lg;
    await expect(box).toHaveStyle({ position: isWide ? 'sticky' : 'static' });
  },
};
