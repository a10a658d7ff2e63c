import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CourierServicesField } from './CourierServicesField.tsx';

const service = (courier_id: number, name: string, partner: string, is_connected = true) => ({
  courier_id,
  name,
  partner,
  partner_name: name.split(' ')[0] ?? name,
  is_connected,
  shipments: courier_id * 412,
});

const meta = {
  title: 'Domain/CourierServicesField',
  component: CourierServicesField,
  args: {
    services: [
      service(1, 'Delhivery Surface', 'delhivery'),
      service(2, 'Delhivery Express', 'delhivery'),
      service(3, 'Bluedart Apex', 'bluedart', false),
      service(4, 'Xpressbees Surface', 'xpressbees'),
    ],
    value: [1, 4],
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CourierServicesField
        {...args}
        value={value}
        onChange={(ids) => {
          args.onChange(ids);
          setValue(ids);
        }}
      />
    );
  },
} satisfies Meta<typeof CourierServicesField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space selects a service. */
export const Services: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 4, 2]);
    await expect(canvas.getByText('Not connected. 1,236 shipments in 30 days')).toBeVisible();
  },
};

/** Nothing is selected, and the server rejected that. */
export const NoneSelected: Story = {
  args: { value: [], errorMessage: 'Select at least one courier service' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select at least one courier service')).toBeVisible();
  },
};

/** Long and Hindi names on a phone. */
export const LongAndHindi: Story = {
  args: {
    services: [
      service(1, 'Xpressbees Surface for heavy and oversized parcels above ten kilograms', 'xpressbees'),
      service(2, 'दिल्लीवरी सरफ़ेस', 'delhivery', false),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /दिल्लीवरी/ })).not.toBeChecked();
  },
};
