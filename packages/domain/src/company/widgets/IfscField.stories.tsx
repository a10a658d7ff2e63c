import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { IfscField } from './IfscField.tsx';

const meta = {
  title: 'Domain/IfscField',
  component: IfscField,
  args: {
    value: { ifsc: '', bank_name: '' },
    onChange: fn(),
    lookUpBank: fn((ifsc: string) =>
      Promise.resolve(ifsc.startsWith('HDFC') ? 'HDFC Bank' : 'State Bank of India'),
    ),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <IfscField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof IfscField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bank is looked up once the code is complete. */
export const LooksUp: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/IFSC/), 'hdfc0000123');
    await expect(await canvas.findByText('HDFC Bank')).toBeVisible();
    await expect(args.lookUpBank).toHaveBeenCalledWith('HDFC0000123');
  },
};

/** The bank of a code that was replaced meanwhile is ignored. */
export const LateAnswer: Story = {
  args: {
    lookUpBank: fn((ifsc: string) =>
      ifsc === 'HDFC0000123' ? new Promise<string>(() => undefined) : Promise.resolve('State Bank of India'),
    ),
  },
  parameters: { answers: ['ignores-late-answers'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/IFSC/);
    await userEvent.type(field, 'HDFC0000123');
    await expect(canvas.getByText('Looking up the bank')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'SBIN0004567');
    await expect(await canvas.findByText('State Bank of India')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ifsc: 'SBIN0004567',
      bank_name: 'State Bank of India',
    });
  },
};

/** No bank has the code. */
export const Unknown: Story = {
  args: {
    lookUpBank: fn((_ifsc: string) =>
      Promise.reject(new Error('No bank has this IFSC. Check it on your cheque.')),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/IFSC/), 'XXXX0000123');
    await expect(await canvas.findByText('No bank has this IFSC. Check it on your cheque.')).toBeVisible();
  },
};

const hindi: DomainMessages = { ifscField: { label: 'आईएफ़एससी', help: '11 अक्षर, आपके चेक पर' } };

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
    await expect(canvas.getByText('11 अक्षर, आपके चेक पर')).toBeVisible();
  },
};
