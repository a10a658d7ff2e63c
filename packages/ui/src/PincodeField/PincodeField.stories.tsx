import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { PincodeField } from './PincodeField.tsx';

const meta = {
  title: 'Kit/PincodeField',
  component: PincodeField,
  args: { label: 'Pincode', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => (
        <PincodeField
          {...args}
          {...bound}
          status={bound.value === '560034' ? 'Bengaluru, Karnataka' : args.status}
        />
      )}
    </Kept>
  ),
} satisfies Meta<typeof PincodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six digits only; their place shows below. */
export const KnownPlace: Story = {
  parameters: { answers: ['six-digits-and-their-place'] },
  args: { description: 'Fills in city and state' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Pincode' });
    await expect(input).toHaveAccessibleDescription('Fills in city and state');
    await userEvent.type(input, '5600 349');
    await expect(args.onChange).toHaveBeenLastCalledWith('560034');
    await expect(input).toHaveAccessibleDescription('Bengaluru, Karnataka');
  },
};
