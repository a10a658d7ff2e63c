import type { BrandSetup } from '@khep/api';
import { paths } from '../../paths.ts';

type ServerStep = BrandSetup['steps'][number];
type StepId = ServerStep['id'];

/** A step of the set-up: its state and words from the server, and the screen where it is completed. */
export interface SetupStep {
  id: StepId;
  title: string;
  description: string;
  isDone: boolean;
  isOptional: boolean;
  /** No order can ship until it is done. */
  blocksShipping: boolean;
  actionLabel: string;
  href: string;
}

/** Where a step is completed. Addresses carry the brand, so they are made on request. */
function stepAction(id: StepId): Pick<SetupStep, 'actionLabel' | 'href'> {
  const actions: Record<StepId, Pick<SetupStep, 'actionLabel' | 'href'>> = {
    profile: { actionLabel: 'Add details', href: paths.settings('company') },
    gst: { actionLabel: 'Add GSTIN', href: `${paths.settings('company')}?section=gst` },
    bank: { actionLabel: 'Add account', href: `${paths.settings('company')}?section=bank` },
    warehouse: { actionLabel: 'Add warehouse', href: paths.addWarehouse() },
    sku: { actionLabel: 'Add SKU', href: paths.addSku() },
    box: { actionLabel: 'Add box', href: paths.boxes() },
    courier: { actionLabel: 'Choose couriers', href: `${paths.settings('company')}?section=partners` },
    order: { actionLabel: 'Create order', href: paths.createOrder() },
  };
  return actions[id];
}

/** The steps to show. */
export function availableSteps(steps: BrandSetup['steps']): SetupStep[] {
  return steps.map(({ id, title, detail, is_done, is_optional, blocks_shipping }) => ({
    id,
    title,
    description: detail,
    isDone: is_done,
    isOptional: is_optional,
    blocksShipping: blocks_shipping,
    ...stepAction(id),
  }));
}
