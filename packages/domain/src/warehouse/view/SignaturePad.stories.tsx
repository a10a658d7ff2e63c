import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { SignaturePad } from './SignaturePad.tsx';
import type { Stroke } from './SignaturePad.tsx';

const meta = {
  title: 'Domain/SignaturePad',
  component: SignaturePad,
  args: {
    label: 'Signature of Imran Khan',
    hint: 'Signs for 55 parcels, 121.5 kg',
    clearLabel: 'Clear',
    strokes: [],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [strokes, setStrokes] = useState<readonly Stroke[]>(args.strokes);
    return (
      <SignaturePad
        {...args}
        strokes={strokes}
        onChange={(next) => {
          setStrokes(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SignaturePad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Signed: Story = {
  args: { strokes: [[60, 150, 120, 60, 150, 170, 220, 80, 260, 160, 340, 90, 420, 140]] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    const field = canvas.getByRole('img', { name: 'Signature of Imran Khan' });
    const { left, top, width, height } = field.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + width * x,
      clientY: top + height * y,
      pointerId: 1,
    });
    field.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(field, at(0.25, 0.5));
    await fireEvent.pointerMove(field, at(0.5, 0.25));
    await fireEvent.pointerUp(field, at(0.5, 0.25));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([[160, 120, 320, 60]]));
  },
};
