import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RuleEditor } from './RuleEditor.tsx';
import type { EditedRule } from './RuleEditor.tsx';
import { exampleCouriers, exampleFields, exampleRules } from '../rules/rules.fixture.ts';

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

const lastChange = (onChange: unknown) =>
  (onChange as { mock: { lastCall?: [EditedRule] } }).mock.lastCall?.[0] as EditedRule;

async function choose(from: HTMLElement, option: string) {
  await userEvent.click(from);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** A number field shows its unit; "between" shows two inputs. */
export const ValuesFitTheirField: Story = {
  parameters: { answers: ['value-fits-the-field'] },
  play: async ({ canvas, args }) => {
    const weight = within(canvas.getByRole('group', { name: 'Condition 2' }));
    await expect(weight.getByText('kg')).toBeVisible();
    await choose(weight.getByRole('button', { name: /Operator/ }), 'is between');
    const to = await weight.findByLabelText('Value of Weight, to');
    await userEvent.type(to, '12');
    await userEvent.tab();
    await expect(lastChange(args.onChange).conditions[1]).toMatchObject({
      field_operator: 'between',
      field_value: [5, 12],
    });
  },
};

/** Changing the field changes the operators and the value input: a state is selected from a list. */
export const AnotherField: Story = {
  parameters: { answers: ['operator-fits-the-field'] },
  play: async ({ canvas, args }) => {
    const weight = within(canvas.getByRole('group', { name: 'Condition 2' }));
    await choose(weight.getByRole('button', { name: /Field/ }), 'Destination State');
    await expect(lastChange(args.onChange).conditions[1]).toEqual({
      field_name: 'Destination State',
      field_type: 'String',
      field_operator: 'equals',
      field_value: '',
    });
    await choose(weight.getByRole('button', { name: /Value of Destination State/ }), 'Kerala');
    await expect(lastChange(args.onChange).conditions[1]?.field_value).toBe('Kerala');
  },
};

/** The only condition can't be removed. */
export const OneConditionStays: Story = {
  parameters: { answers: ['keeps-one-condition'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 2' }));
    await expect(canvas.queryByRole('button', { name: /Remove condition/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition' }));
    await expect(canvas.getAllByRole('button', { name: /Remove condition/ })).toHaveLength(2);
  },
};

/** At the maximum number of conditions, a message says what to do instead of the "Add" button. */
export const AsManyAsItMayHave: Story = {
  args: {
    value: {
      ...(fragile as EditedRule),
      conditions: Array.from({ length: 20 }, () => fragile!.conditions[0]!),
    },
  },
  parameters: { answers: ['says-the-most'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/up to 20 conditions/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add condition' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 20' }));
    await expect(canvas.getByRole('button', { name: 'Add condition' })).toBeVisible();
  },
};

/** Couriers are reordered with the keyboard and one is added. */
export const CouriersInTheirOrder: Story = {
  parameters: { answers: ['couriers-in-order'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /XpressBees Surface.*up/i }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(lastChange(args.onChange).carrier_list).toEqual([3, 1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Delhivery Surface' }));
    await expect(lastChange(args.onChange).carrier_list).toEqual([3]);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add courier' }), 'Blue');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(lastChange(args.onChange).carrier_list).toEqual([3, 4]);
    // Leaving the field adds nothing.
    await userEvent.tab();
    await expect(lastChange(args.onChange).carrier_list).toEqual([3, 4]);
  },
};

/** An empty rule with its error messages. */
export const WithMistakes: Story = {
  args: {
    value: { name: '', carrier_list: [], conditions: [{ ...fragile!.conditions[0]!, field_value: '' }] },
    errors: {
      name: 'Enter a rule name.',
      carrier_list: 'Choose at least one courier.',
      'conditions.0': 'Enter a value for Tag.',
    },
  },
  parameters: { answers: ['says-what-is-wrong'] },
  play: async ({ canvas }) => {
    for (const message of ['Enter a rule name.', 'Choose at least one courier.', 'Enter a value for Tag.'])
      await expect(canvas.getByText(message)).toBeVisible();
  },
};

/** A courier that isn't connected can be chosen, with a warning. */
export const CourierNotConnected: Story = {
  args: {
    couriers: exampleCouriers.map((courier) => ({ ...courier, is_active: courier.courier_id !== 3 })),
  },
  parameters: { answers: ['warns-of-unconnected'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/XpressBees Surface isn't connected/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove XpressBees Surface' }));
    await expect(canvas.queryByText(/isn't connected/)).toBeNull();
  },
};
