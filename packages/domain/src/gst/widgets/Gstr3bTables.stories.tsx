import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Gstr3bPlaces, Gstr3bTables } from './Gstr3bTables.tsx';
import { gstr3bDemo, placesDemo } from './returns.fixture.ts';

const hrefOf = (figure: string, place?: string) => `#${figure}${place === undefined ? '' : `-${place}`}`;

const meta = {
  title: 'Domain/Gstr3bTables',
  component: Gstr3bTables,
  args: {
    ...gstr3bDemo,
    problems: [],
    hrefOf,
  },
} satisfies Meta<typeof Gstr3bTables>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row leads to its documents; rows that Khep has no documents of have no amount. */
export const Ties: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Ties to GSTR-1')).toBeVisible();
    await expect(canvas.getByText(/can’t be changed there/)).toBeVisible();
    const outward = within(canvas.getByRole('table', { name: 'Table 3.1 of GSTR-3B' }));
    await expect(outward.getByRole('link', { name: '3.1(a) Taxable sales' })).toHaveAttribute(
      'href',
      '#osup_det',
    );
    const reverse = within(outward.getByRole('row', { name: /Purchases with reverse charge/ }));
    await expect(reverse.getByText('Not in Khep')).toBeVisible();
    await expect(reverse.queryByText(/₹/)).toBeNull();
  },
};

/** A row that doesn't tie is named; so is a row that the portal enters as zero. */
export const DoesNotTie: Story = {
  args: {
    problems: [
      {
        severity: 'error',
        figure: 'unreg_details',
        place: '27',
        message: '3.2, Maharashtra: IGST of the documents is ₹19.98 more than in GSTR-1, tables 5, 7 and 9B.',
      },
      {
        severity: 'warning',
        figure: 'osup_nil_exmp',
        message: '3.1(c): credit notes are ₹100.00 more than sales (Taxable value). The portal enters zero.',
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('1 to fix')).toBeVisible();
    await expect(canvas.getByText(/is ₹19.98 more than in GSTR-1/)).toBeVisible();
    await expect(canvas.queryByText('Ties to GSTR-1')).toBeNull();
  },
};

/** Before July 2025 the portal let the figures be changed. */
export const BeforeTheLock: Story = {
  args: { month: '2025-06', dueOn: '2025-07-20' },
  async play({ canvas }) {
    await expect(canvas.queryByText(/can’t be changed there/)).toBeNull();
  },
};

/** By place of supply; kinds of buyers are named where there is more than one. */
export const Places: Story = {
  render: () => <Gstr3bPlaces rows={placesDemo} hrefOf={hrefOf} />,
  async play({ canvas }) {
    const places = within(canvas.getByRole('table', { name: 'Table 3.2 of GSTR-3B' }));
    await expect(places.getByRole('link', { name: '27 Maharashtra' })).toHaveAttribute(
      'href',
      '#unreg_details-27',
    );
    await expect(places.queryByRole('columnheader', { name: 'Supplies' })).toBeNull();
  },
};

export const PlacesWithEmbassies: Story = {
  render: () => (
    <Gstr3bPlaces rows={[...placesDemo, { ...placesDemo[0]!, figure: 'uin_details' }]} hrefOf={hrefOf} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Inter-state, to UN bodies and embassies')).toBeVisible();
  },
};

export const NoPlaces: Story = {
  render: () => <Gstr3bPlaces rows={[]} hrefOf={hrefOf} />,
  async play({ canvas }) {
    await expect(canvas.getByText('No inter-state sales to consumers in this month.')).toBeVisible();
  },
};
