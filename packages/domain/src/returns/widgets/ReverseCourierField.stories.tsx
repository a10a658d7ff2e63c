import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ReverseCourierField } from './ReverseCourierField.tsx';

const courier = (courier_id: number, name: string, reason = '') => ({
  courier_id,
  name,
  is_possible: reason === '',
  reason,
  charge: reason === '' ? 269.32 + courier_id : null,
  schedules_itself: courier_id === 1,
  checks_goods: null,
});

const meta = {
  title: 'Domain/ReverseCourierField',
  component: ReverseCourierField,
  args: {
    couriers: [
      courier(1, 'Delhivery Reverse'),
      courier(2, 'Xpressbees Reverse'),
      courier(3, 'Bluedart Reverse', "Doesn't pick up at 302001."),
    ],
    value: 1,
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ReverseCourierField
        {...args}
        value={value}
        onChange={(id) => {
          args.onChange(id);
          setValue(id);
        }}
      />
    );
  },
} satisfies Meta<typeof ReverseCourierField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys choose; a courier that can't says why. */
export const Couriers: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('radio', { name: /Bluedart/ })).toBeDisabled();
    await expect(canvas.getByText("Doesn't pick up at 302001.")).toBeVisible();
  },
};

/** No courier is possible. A long reason in Hindi. */
export const NonePossible: Story = {
  args: {
    couriers: [
      courier(2, 'एक्सप्रेसबीज़ रिवर्स', 'इस पिन कोड से वापसी पिकअप नहीं होता, और दरवाज़े पर जाँच भी नहीं होती।'),
    ],
    value: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).not.toBeChecked();
  },
};
