import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ModuleAccessField } from './ModuleAccessField.tsx';

const meta = {
  title: 'Domain/ModuleAccessField',
  component: ModuleAccessField,
  args: {
    value: ['orders', 'shipment', 'ndr'],
    saved: ['orders', 'shipment', 'ndr'],
    role: 'user',
    granter: { business_role: 'owner', module_access: ['all'] },
    onChange: () => undefined,
  },
  render: function Editable(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return <ModuleAccessField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ModuleAccessField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ticking a module changes its row until it is saved. */
export const Explained: Story = {
  parameters: { answers: ['explains-modules', 'marks-changes'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 modules')).toBeVisible();
    await expect(canvas.getByText('Respond to failed deliveries and escalate them')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Returns & RTO/ }));
    await expect(canvas.getByText('1 change not saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Returns & RTO/ }));
    await expect(canvas.getByText('3 modules')).toBeVisible();
  },
};

/** A manager with few modules can't give others, not by a preset either. */
export const GrantedByAManager: Story = {
  args: {
    granter: { business_role: 'manager', module_access: ['orders', 'settings'] },
    value: [],
    saved: [],
  },
  parameters: { answers: ['no-more-than-granter', 'presets-within-limits'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Finance/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Packer' }));
    await expect(canvas.getByRole('checkbox', { name: /^Orders/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Shipments/ })).not.toBeChecked();
  },
};

/** Owners have everything. */
export const OfAnOwner: Story = {
  args: { role: 'owner', value: ['all'], saved: ['all'] },
  parameters: { answers: ['owner-has-all'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toBeChecked();
      await expect(box).toBeDisabled();
    }
  },
};
