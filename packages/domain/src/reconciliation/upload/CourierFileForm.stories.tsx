import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CourierFileForm } from './CourierFileForm.tsx';
import type { CourierFileFormProps } from './CourierFileForm.tsx';

const meta = {
  title: 'Domain/CourierFileForm',
  component: CourierFileForm,
  args: {
    kind: 'invoice',
    couriers: [
      { id: '1', label: 'Delhivery Surface' },
      { id: '3', label: 'XpressBees Surface' },
    ],
    value: { courier: '1', number: '', day: '', total: undefined, utr: '', bank_credit: undefined },
    onChange: fn(),
    maxBytes: 192 * 1024 * 1024,
    onFile: fn<CourierFileFormProps['onFile']>(async () => undefined),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CourierFileForm
        {...args}
        value={value}
        onChange={(patch) => {
          args.onChange(patch);
          setValue((before) => ({ ...before, ...patch }));
        }}
      />
    );
  },
} satisfies Meta<typeof CourierFileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('input[type=file]')!;

/** Fields that the file contains may stay empty. */
export const Invoice: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('Invoice number'), 'DL-7');
    await expect(args.onChange).toHaveBeenLastCalledWith({ number: 'DL-7' });
    await expect(canvas.getByLabelText('Total of the invoice')).toHaveAccessibleDescription(
      /names the difference/,
    );
    await expect(canvas.queryByLabelText('UTR')).toBeNull();
    const file = new File(['awb,total\n1,2\n'], 'invoice.csv', { type: 'text/csv' });
    await userEvent.upload(inputOf(canvasElement), file);
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

/** A remittance ties with what the bank credited. */
export const Remittance: Story = {
  args: { kind: 'cod' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('UTR')).toHaveAccessibleDescription(/uploaded once/);
    await expect(canvas.getByLabelText('Bank credit')).toBeVisible();
  },
};

/** A file without the columns that are needed. */
export const RejectedFile: Story = {
  args: {
    onFile: fn<CourierFileFormProps['onFile']>(async () => {
      throw new Error('No heading row was found. Save the sheet with its headings.');
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const file = new File(['1,2\n'], 'numbers.csv', { type: 'text/csv' });
    await userEvent.upload(inputOf(canvasElement), file);
    await expect(await canvas.findByText(/No heading row was found/)).toBeVisible();
  },
};

/** A long courier service, and one in Hindi. */
export const LongAndHindiText: Story = {
  args: {
    couriers: [
      { id: '1', label: 'Delhivery Surface for fragile parcels of the Jaipur studio, by contract of 2026' },
      { id: '9', label: 'जयपुर स्टूडियो की सतही सेवा' },
    ],
  },
};
