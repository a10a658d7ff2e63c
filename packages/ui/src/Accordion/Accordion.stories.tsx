import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    onExpandedChange: fn(),
    items: [
      { id: 'rates', title: 'Rates', summary: '3 zones', content: '₹38 for the first 500 g in zone A.' },
      { id: 'cod', title: 'COD', summary: '1.5%, at least ₹30', content: 'Taken from the remittance.' },
      { id: 'air', title: 'Air', content: 'Not in this contract.', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several parts can be open. */
export const OpensAndFolds: Story = {
  parameters: { answers: ['opens-by-mouse-and-keys', 'disabled-stays-folded'] },
  play: async ({ args, canvas }) => {
    const rates = canvas.getByRole('button', { name: /Rates/ });
    await userEvent.click(rates);
    await expect(rates).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/first 500 g/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['rates', 'cod']);
    await userEvent.keyboard(' ');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['rates']);
    await userEvent.click(canvas.getByRole('button', { name: 'Air' }), { pointerEventsCheck: 0 });
    await expect(canvas.getByRole('button', { name: 'Air' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Only one part can be open. */
export const OneAtATime: Story = {
  parameters: { answers: ['single-folds-the-others'] },
  args: { isSingle: true, defaultExpandedIds: ['rates'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /COD/ }));
    await expect(canvas.getByRole('button', { name: /Rates/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: /COD/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Browser search finds collapsed text. */
export const FoundWhileFolded: Story = {
  parameters: { answers: ['found-by-the-browser'] },
  play: async ({ canvas, canvasElement }) => {
    const folded = canvasElement.querySelector('[hidden="until-found"]')!;
    await expect(folded).toHaveTextContent('first 500 g');
    folded.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(canvas.getByRole('button', { name: /Rates/ })).toHaveAttribute('aria-expanded', 'true');
  },
};
