import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PackingRulesFields } from './PackingRulesFields.tsx';
import type { PackingRulesFieldsProps } from './PackingRulesFields.tsx';
import type { PackingRules } from './packingRules.ts';

function Controlled({ value, onChange, ...rest }: PackingRulesFieldsProps) {
  const [rules, setRules] = useState<Partial<PackingRules>>(value);
  return (
    <PackingRulesFields
      {...rest}
      value={rules}
      onChange={(patch) => {
        setRules((now) => ({ ...now, ...patch }));
        onChange(patch);
      }}
    />
  );
}

const meta = {
  title: 'Domain/PackingRulesFields',
  component: PackingRulesFields,
  args: { value: {}, onChange: fn(), tags: ['food', 'scented'] },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PackingRulesFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults allow everything. */
export const Defaults: Story = {
  parameters: { answers: ['says-nothing-at-first'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Fragile/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Any' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Do not mix/ })).toHaveValue('');
  },
};

/** Each rule is changed separately, by mouse. */
export const ByMouse: Story = {
  parameters: { answers: ['tells-only-what-changed'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Fragile'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ fragile: true });
    await userEvent.click(canvas.getByText('Upright only'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ rotations: 'upright' });
    await expect(canvas.getByText(/Height stays vertical/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'scented' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ do_not_mix: 'scented' });
    await expect(canvas.getByRole('textbox', { name: /^Do not mix/ })).toHaveValue('scented');
    await userEvent.click(canvas.getByRole('radio', { name: 'scented' }));
    await expect(canvas.getByRole('textbox', { name: /^Do not mix/ })).toHaveValue('');
  },
};

/** The same with the keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('checkbox', { name: /^Fragile/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ fragile: true });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ rotations: 'none' });
    await userEvent.tab();
    await userEvent.keyboard('Food');
    await expect(canvas.getByRole('radio', { name: 'food' })).toBeChecked();
  },
};

/** A product in its own box has no rotation setting. */
export const InItsOwnBox: Story = {
  args: { value: { ships_in_own_box: true } },
  parameters: { answers: ['own-box-is-not-turned'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Upright only' })).toBeDisabled();
    await expect(canvas.getByText(/Each unit is a separate parcel/)).toBeVisible();
  },
};

/** A server error appears beside its field. */
export const WithServerError: Story = {
  args: {
    value: { do_not_mix: 'a tag that is far too long for one box or label' },
    errors: { do_not_mix: 'Enter at most 40 characters' },
  },
};
