import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RuleEditor } from './RuleEditor.tsx';
import type { EditedRule } from './RuleEditor.tsx';
import { exampleCouriers, exampleFields, exampleRules } from './rules.fixture.ts';

const [fragile] = exampleRules;

const meta = {
  title: 'Domain/RuleEditor',
  component: RuleEditor,
  args: {
    value: fragile as EditedRule,
    onChange: fn(),
    fields: exampleFields,
    couriers: exampleCouriers,
  },
  render: function Written({ value, onChange, ...props }) {
    const [rule, setRule] = useState(value);
    return (
      <RuleEditor
        {...props}
        value={rule}
        onChange={(next) => {
          setRule(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RuleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastOf = (onChange: unknown) =>
  (onChange as { mock: { lastCall?: [EditedRule] } }).mock.lastCall?.[0] as EditedRule;

async function choose(from: HTMLElement, option: string) {
  await userEvent.click(from);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** A number has its unit, and two of them a range. */
export const ValuesFitTheirField: Story = {
  parameters: { answers: ['value-fits-the-field'] },
  play: async ({ canvas, args }) => {
    const weight = within(canvas.getByRole('group', { name: 'Condition 2' }));
    await expect(weight.getByText('kg')).toBeVisible();
    await choose(weight.getByRole('button', { name: /How/ }), 'is between');
    const to = await weight.findByLabelText('Value of Weight, to');
    await userEvent.type(to, '12');
    await userEvent.tab();
    await expect(lastOf(args.onChange).conditions[1]).toMatchObject({
      field_operator: 'between',
      field_value: [5, 12],
    });
  },
};

/** Another field asks other questions: a state is chosen from a list. */
export const AnotherField: Story = {
  parameters: { answers: ['operator-fits-the-field'] },
  play: async ({ canvas, args }) => {
    const weight = within(canvas.getByRole('group', { name: 'Condition 2' }));
    await choose(weight.getByRole('button', { name: /Look at/ }), 'Destination State');
    await expect(lastOf(args.onChange).conditions[1]).toEqual({
      field_name: 'Destination State',
      field_type: 'String',
      field_operator: 'equals',
      field_value: '',
    });
    await choose(weight.getByRole('button', { name: /Value of Destination State/ }), 'Kerala');
    await expect(lastOf(args.onChange).conditions[1]?.field_value).toBe('Kerala');
  },
};

/** Conditions come and go; the last one stays. */
export const OneConditionStays: Story = {
  parameters: { answers: ['keeps-one-condition'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 2' }));
    await expect(canvas.queryByRole('button', { name: /Remove condition/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition' }));
    await expect(canvas.getAllByRole('button', { name: /Remove condition/ })).toHaveLength(2);
  },
};

/** Where no more conditions are taken it is said why, and what to do instead; with one less they are taken again. */
export const AsManyAsItMayHave: Story = {
  args: {
    value: {
      ...(fragile as EditedRule),
      conditions: Array.from({ length: 20 }, () => fragile!.conditions[0]!),
    },
  },
  parameters: { answers: ['says-the-most'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/20 conditions are the most: every new order/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add condition' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 20' }));
    await expect(canvas.getByRole('button', { name: 'Add condition' })).toBeVisible();
  },
};

/** The couriers are put in another order by keys, and one is added. */
export const CouriersInTheirOrder: Story = {
  parameters: { answers: ['couriers-in-order'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /XpressBees Surface.*up/i }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(lastOf(args.onChange).carrier_list).toEqual([3, 1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out Delhivery Surface' }));
    await expect(lastOf(args.onChange).carrier_list).toEqual([3]);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a courier' }), 'Blue');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(lastOf(args.onChange).carrier_list).toEqual([3, 4]);
  },
};

/** Nothing entered yet, and what is missing. */
export const WithMistakes: Story = {
  args: {
    value: { name: '', carrier_list: [], conditions: [{ ...fragile!.conditions[0]!, field_value: '' }] },
    errors: {
      name: 'Give the rule a name.',
      carrier_list: 'Choose at least one courier.',
      'conditions.0': 'Enter a value for Tag.',
    },
  },
  parameters: { answers: ['says-what-is-wrong'] },
  play: async ({ canvas }) => {
    for (const words of ['Give the rule a name.', 'Choose at least one courier.', 'Enter a value for Tag.'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};
