import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Kit/FileField',
  component: FileField,
  args: {
    label: 'Logo',
    description: 'PNG or JPEG, up to 5 MB',
    accept: ['image/png', 'image/jpeg'],
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen from this device. */
export const Choosing: Story = {
  parameters: { answers: ['chosen-from-the-device'] },
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const file = new File(['logo'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onChange).toHaveBeenLastCalledWith(file);
  },
};

/** On its way to the server. */
export const Pending: Story = { args: { isPending: true, children: <Text>logo.png</Text> } };

/** What is wrong with the file. */
export const Wrong: Story = { args: { errorMessage: 'This file is 8 MB. Choose one up to 5 MB.' } };
