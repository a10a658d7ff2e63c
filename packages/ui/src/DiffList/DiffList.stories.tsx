import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiffList } from './DiffList.tsx';

const meta = {
  title: 'Kit/DiffList',
  component: DiffList,
  args: {
    changes: [
      { field: 'Pincode', before: '560034', after: '560035' },
      { field: 'Phone', before: null, after: '98450 12345' },
      { field: 'Name', before: 'Ananya', after: 'Ananya' },
    ],
  },
} satisfies Meta<typeof DiffList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change and an addition; unchanged fields are omitted. */
export const Changes: Story = {
  parameters: { answers: ['only-what-changed', 'heard-without-colour'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Name')).toBeNull();
    await expect(canvas.getByText('560034').tagName).toBe('DEL');
    await expect(canvas.getByText('560035').tagName).toBe('INS');
    await expect(canvasElement).toHaveTextContent(/was 560034.*, is now 560035/);
    await expect(canvasElement).toHaveTextContent(/was nothing.*, is now 98450 12345/);
  },
};

/** Without changes. */
export const Nothing: Story = {
  parameters: { answers: ['only-what-changed'] },
  args: { changes: [{ field: 'Name', before: '', after: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing changed')).toBeVisible();
  },
};
