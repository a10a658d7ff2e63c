import type { BrandSetup } from '@khep/api';
import { paths } from '../../paths.ts';
import { privateRouteAt } from '../../routes.ts';

type StepId = BrandSetup['steps'][number]['id'];

/** A step of the set-up: its purpose, and the screen where it is completed. */
export interface SetupStep {
  title: string;
  description: string;
  actionLabel: string;
  href: string;
}

/** Returns the copy of a step. Addresses carry the brand, so they are made on request. */
export function setupStep(id: StepId): SetupStep {
  const steps: Record<StepId, SetupStep> = {
    profile: {
      title: 'Company details',
      description: 'Printed on labels and invoices.',
      actionLabel: 'Add details',
      href: paths.settings('company'),
    },
    warehouse: {
      title: 'Warehouse',
      description: 'Where couriers pick up your orders and return RTO shipments.',
      actionLabel: 'Add warehouse',
      href: paths.addWarehouse(),
    },
    sku: {
      title: 'First SKU',
      description: 'Its weight and dimensions decide the box and the rate.',
      actionLabel: 'Add SKU',
      href: paths.addSku(),
    },
    box: {
      title: 'Box size',
      description: 'Box suggestions use the sizes you stock.',
      actionLabel: 'Add box',
      href: paths.boxes(),
    },
    courier: {
      title: 'Courier',
      description:
        'Simulated couriers are ready to use. Split orders between them, or allocate one to an order.',
      actionLabel: 'Choose couriers',
      href: paths.settings('rule-allocation'),
    },
    order: {
      title: 'First order',
      description: 'Create it, print its label and schedule a pickup.',
      actionLabel: 'Create order',
      href: paths.createOrder(),
    },
  };
  return steps[id];
}

const isScreenBuilt = (href: string) => privateRouteAt(href.replace(/^\/brand\/[^/]*/, ''))?.built ?? false;

/** The steps to show. A step whose screen doesn't exist yet can't be completed, so it isn't counted. */
export function availableSteps(steps: BrandSetup['steps']): (SetupStep & { id: StepId; isDone: boolean })[] {
  return steps
    .map(({ id, is_done }) => ({ ...setupStep(id), id, isDone: is_done }))
    .filter(({ href, isDone }) => isDone || isScreenBuilt(href));
}
