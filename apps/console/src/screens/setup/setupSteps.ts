import type { BrandSetup } from '@khep/api';
import { paths } from '../../paths.ts';

type StepId = BrandSetup['steps'][number]['id'];

/** What a step of the set-up is for, and where it is done. */
export interface SetupStep {
  title: string;
  why: string;
  verb: string;
  href: string;
}

/** The steps in words. Addresses carry the brand, so they are made when asked for. */
export function setupStep(id: StepId): SetupStep {
  const steps: Record<StepId, SetupStep> = {
    profile: {
      title: 'Company details',
      why: 'Printed on labels and invoices.',
      verb: 'Fill in',
      href: paths.settings('company'),
    },
    warehouse: {
      title: 'A warehouse',
      why: 'The address couriers pick up from, and bring returns to.',
      verb: 'Add warehouse',
      href: paths.addWarehouse(),
    },
    sku: {
      title: 'A first SKU',
      why: 'Its weight and sides decide the box and the price.',
      verb: 'Add SKU',
      href: paths.addSku(),
    },
    box: {
      title: 'A box size',
      why: 'Orders are packed into the boxes you stock.',
      verb: 'Add box',
      href: paths.boxes(),
    },
    courier: {
      title: 'A courier',
      why: 'Simulated couriers are ready; connect your own contract when you have one.',
      verb: 'See couriers',
      href: paths.settings('integration'),
    },
    order: {
      title: 'A first order',
      why: 'Take it all the way to a label.',
      verb: 'Create order',
      href: paths.createOrder(),
    },
  };
  return steps[id];
}
