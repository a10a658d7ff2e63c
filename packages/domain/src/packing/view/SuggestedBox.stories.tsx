import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { SuggestedBox } from './SuggestedBox.tsx';

const box = (name: string, length: number, width: number, height: number) => ({
  name,
  length,
  width,
  height,
  weight_capacity: 0,
  empty_weight: 100,
});

const meta = {
  title: 'Domain/SuggestedBox',
  component: SuggestedBox,
  args: {
    unit: { sku_length: 32, sku_width: 24, sku_height: 8, actual_weight: 640 },
    boxes: [box('Small', 24, 18, 12), box('Flat', 42, 30, 9)],
  },
} satisfies Meta<typeof SuggestedBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest box that fits, with its size. */
export const Fits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Flat · 42 × 30 × 9 cm · 11.3 l')).toBeVisible();
  },
};

/** Nothing is known of the dimensions yet. */
export const NotMeasured: Story = {
  args: { unit: { actual_weight: 640 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter dimensions to see a suggestion.')).toBeVisible();
  },
};

/** It is larger than every box. */
export const NoneFits: Story = {
  args: { unit: { ...meta.args.unit, sku_length: 90 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No box fits this SKU.')).toBeVisible();
  },
};

/** The brand has no boxes, or the product needs none. */
export const NoBoxes: Story = {
  args: { boxes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No boxes yet. Add one under Boxes.')).toBeVisible();
  },
};

const hindi: DomainMessages = { suggestedBox: { label: 'सुझाया गया डिब्बा' } };

/** In Hindi, with a long name. */
export const InHindi: Story = {
  args: { boxes: [box('मिट्टी के बर्तनों के लिए दोहरी दीवार वाला चपटा डिब्बा', 42, 30, 9)] },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 300 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('सुझाया गया डिब्बा')).toBeVisible();
  },
};
