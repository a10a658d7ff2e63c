import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Products, 5 pieces', detail: '₹2,799.00' },
      { term: 'Shipping', detail: '₹60.00' },
      { term: 'COD amount', detail: '₹2,901.00', isStrong: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers at the end of the line. */
export const Ledger: Story = {
  parameters: { answers: ['terms-own-their-facts', 'total-stands-out'] },
  play: async ({ canvas, canvasElement }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms.map((term) => term.nextElementSibling?.tagName)).toEqual(terms.map(() => 'DD'));
    const strong = canvasElement.querySelectorAll('[data-strong]');
    await expect(strong).toHaveLength(1);
    await expect(strong[0]).toHaveTextContent('COD amount');
    await expect(getComputedStyle(strong[0]!.querySelector('dd')!).fontWeight).toBe('600');
  },
};

/** Values below their terms. */
export const Stacked: Story = { args: { layout: 'stacked' } };
