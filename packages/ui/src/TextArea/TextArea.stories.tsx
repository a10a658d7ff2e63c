import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Note to the courier', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <TextArea {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (input: HTMLElement) => input.closest<HTMLElement>('[data-part="box"]')!;

/** Enter adds a line, and the field grows up to its maximum. */
export const Growing: Story = {
  parameters: { answers: ['grows-with-words'] },
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Note to the courier' });
    const empty = boxOf(input).offsetHeight;
    await userEvent.type(input, 'Ring twice.{Enter}Dog.{Enter}Blue gate.');
    const three = boxOf(input).offsetHeight;
    await expect(three).toBeGreaterThan(empty);
    await userEvent.keyboard('{Enter}Four{Enter}Five{Enter}Six');
    await expect(boxOf(input).offsetHeight).toBe(three + 20);
    await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
    await userEvent.clear(input);
    await expect(boxOf(input).offsetHeight).toBe(empty);
  },
};

/** The count shows below and is announced. */
export const Counting: Story = {
  parameters: { answers: ['counts-characters'] },
  args: { maxCharacters: 30, description: 'Printed on the label' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Note to the courier' });
    await userEvent.click(input);
    await userEvent.paste('Gate 📦');
    await expect(input).toHaveAccessibleDescription('Printed on the label 6 of 30');
  },
};

/** Too long: nothing is cut, and the field says what to do. */
export const TooLong: Story = {
  parameters: { answers: ['never-cuts'] },
  args: { maxCharacters: 20 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Note to the courier' });
    await userEvent.click(input);
    await userEvent.paste('Leave it with the guard at gate 2');
    await expect(args.onChange).toHaveBeenLastCalledWith('Leave it with the guard at gate 2');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Shorten it by 13 characters\./);
    await waitFor(() =>
      expect(document.querySelector('[data-component="LiveRegion"]')).toHaveTextContent('Shorten it by 13'),
    );
  },
};

/** Hindi and an endless word, narrow. */
export const LongWords: Story = {
  args: {
    label: 'पता',
    defaultValue:
      'मकान नंबर 14, तीसरी क्रॉस, कोरमंगला, बेंगलुरु — https://example.com/averylongaddresswithoutanyspace',
    maxCharacters: 200,
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <TextArea {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'पता' });
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};
