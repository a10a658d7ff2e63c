import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Checkbox/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { DateRangePicker } from '../DateRangePicker/index.ts';
import { Grid } from '../Grid/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { TagsField } from '../TagsField/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { warehouses } from './warehouses.fixture.ts';

const meta = {
  title: 'Kit/Choices/Matrix',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const states: Record<
  string,
  Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired' | 'isDisabled'>
> = {
  chosen: {},
  required: { isRequired: true, description: 'One line of help' },
  wrong: { errorMessage: 'Say what to do about it.' },
  disabled: { isDisabled: true },
};
const payments = [
  { id: 'prepaid', label: 'Prepaid' },
  { id: 'cod', label: 'COD' },
];

/** All choice fields in every state, with a value. */
export const EveryChoiceInEveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 4 }} gap={20} align="start">
      {Object.entries(states).map(([state, props]) => (
        <Stack key={state} gap={16}>
          <Select {...props} label={`Select, ${state}`} items={warehouses} defaultValue="jaipur" />
          <ComboBox {...props} label={`Combo box, ${state}`} items={warehouses} defaultValue="surat" />
          <DatePicker {...props} label={`Day, ${state}`} defaultValue="2026-11-21" />
          <DateRangePicker
            {...props}
            label={`Days, ${state}`}
            defaultValue={{ start: '2026-11-02', end: '2026-11-13' }}
          />
          <TagsField {...props} label={`Tags, ${state}`} defaultValue={['wedding', 'fragile']} />
          <SegmentedControl {...props} label={`Segments, ${state}`} items={payments} defaultValue="prepaid" />
          <RadioGroup {...props} label={`Radios, ${state}`} items={warehouses} defaultValue="jaipur" />
          <ChoiceStates state={state} {...props} />
        </Stack>
      ))}
    </Grid>
  ),
};

function ChoiceStates({
  state,
  isDisabled = false,
  errorMessage,
  description,
}: Pick<FieldProps, 'description' | 'errorMessage' | 'isDisabled'> & { state: string }) {
  const rest = { isDisabled, errorMessage, description };
  return (
    <>
      <Checkbox {...rest} defaultValue>{`Ticked, ${state}`}</Checkbox>
      <Checkbox {...rest}>{`Not ticked, ${state}`}</Checkbox>
      <Checkbox {...rest} isIndeterminate>{`Some, ${state}`}</Checkbox>
      <Switch isDisabled={isDisabled} description={description} defaultValue>{`On, ${state}`}</Switch>
      <Switch isDisabled={isDisabled} description={description}>{`Off, ${state}`}</Switch>
    </>
  );
}

/** All choice fields without a value. */
export const EveryChoiceEmpty: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }} gap={20} align="start">
      <Select label="Select" items={warehouses} />
      <Select label="Large" size="large" items={warehouses} />
      <ComboBox label="Combo box" items={warehouses} placeholder="Find a warehouse" />
      <DatePicker label="Day" />
      <DateRangePicker label="Days" />
      <TagsField label="Tags" placeholder="Type and press Enter" />
      <SegmentedControl label="Segments" items={payments} />
      <RadioGroup label="Radios" items={warehouses} />
    </Grid>
  ),
};
