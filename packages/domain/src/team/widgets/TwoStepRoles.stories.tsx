import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from '@khep/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { TwoStepRoles } from './TwoStepRoles.tsx';

const meta = {
  title: 'Domain/TwoStepRoles',
  component: TwoStepRoles,
  args: { value: ['owner'], isReadOnly: false, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TwoStepRoles
        {...args}
        value={value}
        onChange={(roles) => {
          args.onChange(roles);
          setValue(roles);
        }}
      />
    );
  },
} satisfies Meta<typeof TwoStepRoles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each role says what its users can do. Space changes a role. */
export const Roles: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /every manager/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['owner', 'manager']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['owner']);
  },
};

/** For a user who is not an owner. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { answers: ['read-only'] },
  play: async ({ canvas }) => {
    for (const role of canvas.getAllByRole('checkbox')) await expect(role).toBeDisabled();
    await expect(canvas.getByText('Only an owner of the brand can change this.')).toBeVisible();
  },
};

/** The chosen roles couldn't be saved. */
export const NotSaved: Story = {
  args: {
    children: (
      <Callout tone="caution" isAlert>
        Set up your own two-step log-in first.
      </Callout>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Set up your own two-step log-in first.');
  },
};

const hindi: DomainMessages = {
  twoStepRoles: {
    requiredOf: (role) => `हर ${role} के लिए ज़रूरी`,
    roles: {
      owner: 'बैंक खाता, यूज़र और बाकी सब कुछ बदल सकते हैं।',
      manager: 'अपने मॉड्यूल दूसरों को दे सकते हैं।',
      user: 'बाकी सभी।',
    },
  },
};

/** In Hindi. */
export const InHindi: Story = {
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi">
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /हर owner के लिए ज़रूरी/ })).toBeChecked();
  },
};
