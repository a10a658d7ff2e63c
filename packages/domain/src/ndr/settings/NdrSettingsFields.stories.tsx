import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { NdrSettingsFields } from './NdrSettingsFields.tsx';
import { newNdrRule } from '../rules.ts';

const rule = { ...newNdrRule, name: 'Refused COD goes back', reason_ids: ['CR' as const], max_value: 2000 };

const meta = {
  title: 'Domain/NdrSettingsFields',
  component: NdrSettingsFields,
  args: {
    value: {
      rules: [rule],
      cut_offs: { delhivery: '20:00' },
      asks_buyers: true,
      sends_buyer_answers: false,
    },
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NdrSettingsFields
        {...args}
        value={value}
        onChange={(patch) => {
          args.onChange(patch);
          setValue({ ...value, ...patch });
        }}
      />
    );
  },
} satisfies Meta<typeof NdrSettingsFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switches, cut-offs and rules. The first switch is reached by keyboard. */
export const Settings: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ asks_buyers: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }));
    await expect(canvas.getByLabelText('Rule 2')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete rule 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ rules: [newNdrRule] });
  },
};

/** No rule yet. */
export const NoRules: Story = {
  args: { value: { ...meta.args.value, rules: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Rule 1')).toBeNull();
  },
};

/** The server rejected a rule and a cut-off. */
export const Errors: Story = {
  args: {
    value: { ...meta.args.value, rules: [rule, newNdrRule] },
    errors: {
      'rules.1.name': 'Name the rule',
      'rules.0.max_value': 'Enter a maximum that is not below the minimum',
    },
  },
  parameters: { answers: ['errors-at-rules'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Rule 2')).toHaveAccessibleDescription('Name the rule');
    await expect(canvas.getByLabelText('Rule 1')).not.toHaveAccessibleDescription();
  },
};

const hindi: DomainMessages = {
  ndrSettings: {
    buyers: 'ग्राहक',
    asks: 'असफल डिलीवरी के बाद ग्राहक को लिंक भेजें',
    sends: 'उनका जवाब बिना जाँच के कूरियर को भेजें',
    cutOffs: 'कट-ऑफ़',
    rules: 'नियम',
  },
};

/** In Hindi, with a long name of a rule. */
export const InHindi: Story = {
  args: {
    value: {
      ...meta.args.value,
      rules: [{ ...rule, name: 'दो हज़ार रुपये से कम के COD ऑर्डर, जिन्हें ग्राहक ने लेने से मना किया' }],
    },
  },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 340 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'नियम' })).toBeVisible();
  },
};
