import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Kit/Kbd', component: Kbd, args: { keys: 'mod+k' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A combination. */
export const Together: Story = {
  parameters: { answers: ['fits-the-keyboard', 'is-said-in-words'] },
  play: async ({ canvas, canvasElement }) => {
    const isMac = /mac|iphone|ipad/i.test(navigator.platform);
    await expect(canvas.getByText(isMac ? '⌘' : 'Ctrl')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(isMac ? 'Command K' : 'Ctrl K');
  },
};

/** A sequence. */
export const OneAfterTheOther: Story = { args: { keys: 'g o' } };
