import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MappingTable } from './MappingTable.tsx';
import type { MappingTableProps } from './MappingTable.tsx';
import { guessMapping, invoiceFields, toMapping } from './index.ts';

const columns = [
  { name: 'ShippingID', samples: ['14123305520', '14123305533'] },
  { name: 'BillableWt', samples: ['1.5', '0.5', '2'] },
  { name: 'FWD_Chrg', samples: ['135.00', '33.00'] },
  { name: 'Payable now', samples: ['210.63', '42.83'] },
  { name: 'Remarks', samples: ['', 'left at gate'] },
  { name: 'HubCode', samples: [] },
];
const fields = invoiceFields.filter(({ name }) =>
  ['awb', 'charged_weight', 'freight', 'rto', 'total'].includes(name),
);
const matches = guessMapping(fields, columns);

function Matching(props: Omit<MappingTableProps, 'mapping' | 'onChange'>) {
  const [mapping, setMapping] = useState<MappingTableProps['mapping']>(() => toMapping(props.matches));
  return <MappingTable {...props} mapping={mapping} onChange={setMapping} />;
}

const meta = {
  title: 'Domain/MappingTable',
  component: Matching,
  args: { fields, columns, matches: matches.filter(({ field }) => field !== 'total') },
} satisfies Meta<typeof Matching>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each match has values as proof, a confidence and a reason; a missing required field is named. */
export const AGuessWithReasons: Story = {
  parameters: {
    answers: ['names-missing-fields', 'one-column-one-field', 'doubt-in-sight', 'works-on-a-phone'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Missing: Total')).toBeVisible();
    const weight = canvas.getByRole('row', { name: /Charged weight/ });
    await expect(within(weight).getByText(/Steps of 0.5, so kg/)).toBeVisible();
    await expect(within(weight).getByText('0.5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Column for Total/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'FWD_Chrg' }));
    await expect(canvas.queryByText(/^Missing/)).toBeNull();
    // Freight lost its column to the total.
    await expect(canvas.getByRole('button', { name: /Column for Freight/ })).toHaveTextContent(
      'Not in the file',
    );
    await expect(canvas.getByText('Chosen by you')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[role=row], tr')).toHaveLength(6);
  },
};
