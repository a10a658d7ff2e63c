import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { causes } from '../reconciliation.fixture.ts';
import { CommonCauses } from './CommonCauses.tsx';

const meta = {
  title: 'Domain/CommonCauses',
  component: CommonCauses,
  args: {
    causes,
    causeHref: ({ id }, { isSelected }) => `#${id}${isSelected ? '&all' : ''}`,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof CommonCauses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three causes, and the others when asked for. */
export const MoreThanThree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Divided by 4000; your contract says 5000, since Mon 2 Nov')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1,214 lines, ₹70,594.10' })).toHaveAttribute(
      'href',
      '#divisor:4000',
    );
    await expect(canvas.getByRole('link', { name: 'Choose all 1,214' })).toHaveAttribute(
      'href',
      '#divisor:4000&all',
    );
    await expect(canvas.queryByText(/COD charge of ₹45/)).toBeNull();
    canvas.getByRole('button', { name: 'Show all 4' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/COD charge of ₹45/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.queryByText(/COD charge of ₹45/)).toBeNull();
  },
};

/** A sentence of a courier, as long as it is. */
export const LongAndHindiText: Story = {
  args: {
    causes: [
      {
        ...causes[0]!,
        label:
          'Divided by 4000 for parcels of the corrugated box "Dinner set, 24 pieces, double wall"; your contract says 5000.',
      },
      { ...causes[1]!, label: 'ज़ोन D में बिल किया गया; आपकी मैपिंग में ज़ोन C है।' },
    ],
  },
};
