import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { DimensionsField } from '../DimensionsField/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { Slider } from '../Slider/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { TagsField } from '../TagsField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { ToggleChips } from '../ToggleChips/index.ts';
import { WeightField } from '../WeightField/index.ts';

const meta = { title: 'Kit/Fields' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const payments = [
  { id: 'prepaid', label: 'Prepaid' },
  { id: 'cod', label: 'COD' },
];
const onDay = fn();

/** Without `value`, each field keeps its own value, starting from `defaultValue`. */
export const KeepTheirValues: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Stack gap={12}>
        <TextField label="Name" />
        <TextArea label="Note" defaultValue="Ring" />
        <PhoneField label="Phone" />
        <MoneyField label="Charge" defaultValue={40} />
        <WeightField label="Weight" />
        <DimensionsField label="Box" />
        <Select label="Payment" items={payments} defaultValue="prepaid" />
        <ComboBox label="Mode" items={payments} />
        <RadioGroup label="Pays" items={payments} />
        <ToggleChips label="Modes" items={payments} />
        <TagsField label="Tags" />
        <Checkbox>Fragile</Checkbox>
        <Switch defaultValue>Insured</Switch>
        <Slider label="Share" defaultValue={40} />
        <DatePicker label="Pickup" defaultValue="2026-11-21" onChange={onDay} />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Asha');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' twice');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '98450 12345');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('9845012345');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Charge' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Charge' }), '42.5{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Charge' })).toHaveValue('₹42.50');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '640{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveValue('640');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Length, cm' }), '30{Tab}20{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Length, cm' })).toHaveValue('30');
    await expect(canvas.getByRole('textbox', { name: 'Width, cm' })).toHaveValue('20');

    const payment = canvas.getByRole('button', { name: 'Prepaid Payment' });
    payment.focus();
    await userEvent.keyboard('c');
    await expect(payment).toHaveTextContent('COD');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Mode' }), 'cod{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Mode' })).toHaveValue('COD');
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: 'Pays' })).getByText('COD'));
    await expect(canvas.getByRole('radio', { name: 'COD' })).toBeChecked();
    const chips = canvas.getAllByRole('group', { name: 'Modes' })[0]!;
    await userEvent.click(within(chips).getByRole('button', { name: 'Prepaid' }));
    await expect(within(chips).getByRole('button', { name: 'Prepaid' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'wedding{Enter}');
    await expect(canvas.getByRole('row', { name: 'wedding' })).toBeVisible();

    await userEvent.click(canvas.getByText('Fragile'));
    await expect(canvas.getByRole('checkbox', { name: 'Fragile' })).toBeChecked();
    await userEvent.click(canvas.getByText('Insured'));
    await expect(canvas.getByRole('switch', { name: 'Insured' })).not.toBeChecked();
    canvas.getByRole('slider', { name: 'Share' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('41')).toBeVisible();
    canvas.getAllByRole('spinbutton', { name: /day/ })[0]!.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(onDay).toHaveBeenLastCalledWith('2026-11-22');
  },
};
