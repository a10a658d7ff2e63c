import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { StoryClient } from '../../patterns/storyClient.fixture.tsx';
import { analyticsAnswers } from './analyticsReports.fixture.ts';
import CarrierAnalytics from './CarrierAnalytics.tsx';
import DisputeAnalytics from './DisputeAnalytics.tsx';
import Ndr from './Ndr.tsx';
import OrderAnalytics from './OrderAnalytics.tsx';
import Overview from './Overview.tsx';
import ReconciliationAnalytics from './ReconciliationAnalytics.tsx';
import ReturnAnalytics from './ReturnAnalytics.tsx';
import Rto from './Rto.tsx';
import ShipmentAnalytics from './ShipmentAnalytics.tsx';
import SkuAnalytics from './SkuAnalytics.tsx';

/** A page of analytics at its address, with the numbers of a month. */
function ShownPage({ page, screen: Screen }: { page: string; screen: ComponentType }) {
  const [location] = useState(() => memoryLocation({ path: `/analytics/${page}` }));
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <StoryClient answers={analyticsAnswers}>
        <Screen />
      </StoryClient>
    </Router>
  );
}

const meta = {
  title: 'Screens/Analytics matrix',
  component: ShownPage,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ShownPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every card has its numbers: nothing loads, failed or is empty. */
const play: NonNullable<Story['play']> = async ({ canvasElement, canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'What the numbers count' })).toBeVisible();
  await canvas.findAllByRole('link', { name: /show what it counts$/ });
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  await expect(within(canvasElement).queryByText(/^Nothing in this period|^No courier invoice/)).toBeNull();
  await expect(within(canvasElement).queryByRole('button', { name: 'Try again' })).toBeNull();
};

export const OverviewPage: Story = { args: { page: 'overview', screen: Overview }, play };
export const OrdersPage: Story = { args: { page: 'orders', screen: OrderAnalytics }, play };
export const ShipmentsPage: Story = { args: { page: 'track-shipment', screen: ShipmentAnalytics }, play };
export const NdrPage: Story = { args: { page: 'ndr', screen: Ndr }, play };
export const RtoPage: Story = { args: { page: 'rto', screen: Rto }, play };
export const ReturnsPage: Story = { args: { page: 'returns', screen: ReturnAnalytics }, play };
export const CarriersPage: Story = { args: { page: 'carrier-partners', screen: CarrierAnalytics }, play };
export const SkusPage: Story = { args: { page: 'sku', screen: SkuAnalytics }, play };
export const ReconciliationPage: Story = {
  args: { page: 'reconciliation', screen: ReconciliationAnalytics },
  play,
};
export const DisputesPage: Story = { args: { page: 'dispute', screen: DisputeAnalytics }, play };
