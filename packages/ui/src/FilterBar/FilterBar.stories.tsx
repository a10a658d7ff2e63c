import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import { orderFilters } from './filters.fixture.ts';
import { decodeFilters, encodeFilters } from './filterUrl.ts';

const meta = { title: 'Kit/FilterBar' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const [days, ...others] = orderFilters;
const page = () => within(document.body);

/** Like a screen: the query string is the only state. */
function Screen({
  first = '',
  width = 'auto',
  areDaysRequired = false,
  onSearch,
}: {
  first?: string;
  width?: string;
  areDaysRequired?: boolean;
  onSearch?: FilterBarProps<typeof orderFilters>['onSearch'];
}) {
  const [search, setSearch] = useState(first);
  const { values, problems } = decodeFilters(orderFilters, search);
  const filters = areDaysRequired ? ([{ ...days, isRequired: true }, ...others] as const) : orderFilters;
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <Stack gap={16}>
        <FilterBar
          label="Filter orders"
          filters={filters}
          values={values}
          problems={problems}
          searchLabel="Order, AWB or buyer"
          onSearch={onSearch}
          onChange={(next) => setSearch(encodeFilters(orderFilters, next, search))}
        />
        <Text tone="second">{`?${search}`}</Text>
      </Stack>
    </div>
  );
}

/** Single and multiple choice: the chip shows the value, the URL stores it, and other parameters stay. */
export const Choices: Story = {
  parameters: { answers: ['every-kind'] },
  render: () => <Screen first="tab=new" width="1100px" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Payment' }));
    await userEvent.click(page().getByRole('radio', { name: 'Cash on delivery' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('?tab=new&payment=cod')).toBeVisible());

    await userEvent.click(canvas.getByRole('button', { name: 'Courier' }));
    await userEvent.type(page().getByRole('searchbox', { name: 'Search Courier' }), 'blue');
    await userEvent.click(page().getByRole('checkbox', { name: 'Blue Dart Air' }));
    await userEvent.click(page().getByRole('checkbox', { name: 'Blue Dart Surface' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Courier: Blue Dart Air +1' })).toBeVisible();
  },
};

/** A range can be open; an invalid one shows an error. Days are presets or picked. */
export const RangesAndDays: Story = {
  parameters: { answers: ['every-kind'] },
  render: () => <Screen width="1100px" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Value' }));
    await userEvent.type(page().getByRole('textbox', { name: 'From' }), '5000');
    await userEvent.tab();
    await userEvent.type(page().getByRole('textbox', { name: 'To' }), '100');
    await userEvent.tab();
    await waitFor(() => expect(page().getByText('“To” must come after “From”.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('?total=5000..')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Value: from ₹5,000' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(page().getAllByRole('button', { name: /FY \d{4}–\d{2}/ }).length).toBeGreaterThanOrEqual(2);
    await userEvent.click(page().getByRole('button', { name: 'Last 7 days' }));
    await waitFor(() => expect(canvas.getByText(/date=last7/)).toBeVisible());
  },
};

/** Chips work by keyboard; the remove button, "Clear" and "Clear all" remove filters. */
export const ClearsByKeyboard: Story = {
  parameters: { answers: ['clears', 'by-keyboard'] },
  render: () => <Screen first="payment=cod&total=100..500&q=saree" width="1100px" />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Payment: Cash on delivery' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Payment' })).toHaveFocus());
    await userEvent.tab();
    await expect(page().getByRole('radio', { name: 'Cash on delivery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page().getByRole('radio', { name: 'Prepaid' })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Payment: Prepaid' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove filter Payment: Prepaid' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('?total=100..500&q=saree')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByText('?')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** Required days can be changed but not removed. */
export const RequiredDays: Story = {
  parameters: { answers: ['required-stays'] },
  render: () => <Screen first="payment=cod&date=last7" width="1100px" areDaysRequired />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Date: Last 7 days' });
    await expect(canvas.queryByRole('button', { name: /Remove filter Date/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByText('?date=last7')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await userEvent.click(chip);
    await expect(page().queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.click(page().getByRole('button', { name: 'Last 30 days' }));
    await waitFor(() => expect(canvas.getByText('?date=last30')).toBeVisible());
  },
};

/** Text filters after a delay. */
export const FreeText: Story = {
  parameters: { answers: ['free-text'] },
  render: () => <Screen />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'KH-1004');
    await expect(canvas.getByText('?')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('?q=KH-1004')).toBeVisible());
  },
};

/** Enter hands over a scanned number; the text still filters. */
export const Scanned: Story = {
  parameters: { answers: ['enter-searches'] },
  render: () => (
    <Screen onSearch={async (text) => (text === 'AWB-1' ? undefined : `No parcel has ${text}.`)} />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'AWB-2{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('No parcel has AWB-2.'));
    await expect(canvas.getByText('?q=AWB-2')).toBeVisible();
    // Selected: the next scan replaces it.
    await userEvent.keyboard('AWB-1{Enter}');
    await waitFor(() => expect(canvas.getByText('?q=AWB-1')).toBeVisible());
    await expect(canvas.queryByText(/^No parcel has/)).toBeNull();
  },
};

/** Chips without room are behind "+3 more"; active ones keep their place. */
export const Overflow: Story = {
  parameters: { answers: ['overflow'] },
  render: () => <Screen first="sku=indigo" width="620px" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SKU: “indigo”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^\+\d more$/ }));
    const weight = within(page().getByRole('group', { name: 'Weight' }));
    await userEvent.type(weight.getByRole('textbox', { name: 'From' }), '250');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('?weight=250..&sku=indigo')).toBeVisible());
  },
};

/** Invalid values in a link are dropped and reported. */
export const HostileLink: Story = {
  parameters: { answers: ['hostile-values-are-said'] },
  render: () => <Screen first="payment=gold&courier=7&date=2026-02-31..2026-03-01" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Payment: “gold” is invalid and was ignored/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/is invalid and was ignored/)).toBeNull();
  },
};

/** On a phone the bar has two lines, with the other filters behind one button. */
export const OnAPhone: Story = {
  render: () => <Screen first="payment=cod" width="320px" />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Filter orders' });
    const search = canvas.getByRole('searchbox').closest('[data-part="box"]');
    await waitFor(() => expect(search?.clientWidth).toBeGreaterThan(bar.clientWidth - 8));
  },
};
