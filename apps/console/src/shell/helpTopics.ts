import { paths } from '../paths.ts';
import type { Module } from '../data/useAccess.ts';

/** A part of the work, and the screen where it is done. */
export interface HelpTopic {
  title: string;
  description: string;
  action: string;
  href: string;
  module: Module;
}

/** The steps of shipping an order, in their order. Addresses carry the brand, so they are made on request. */
export const helpTopics = (): HelpTopic[] => [
  {
    title: 'Create orders',
    description: 'Enter an order, or import many from a spreadsheet in New orders.',
    action: 'Create order',
    href: paths.createOrder(),
    module: 'orders',
  },
  {
    title: 'Confirm packaging',
    description: 'Check the suggested boxes. Each confirmed box becomes a shipment.',
    action: 'Package orders',
    href: paths.packaging(),
    module: 'orders',
  },
  {
    title: 'Allocate couriers',
    description: 'Compare rates and delivery times, then get an AWB for each shipment.',
    action: 'Allocate couriers',
    href: paths.allocate(),
    module: 'orders',
  },
  {
    title: 'Print labels and schedule a pickup',
    description: 'Select orders in Ready to ship, print their labels and choose a pickup date.',
    action: 'Go to Ready to ship',
    href: paths.readyToShip(),
    module: 'orders',
  },
  {
    title: 'Hand over to the courier',
    description: 'Add the shipments of a pickup to a manifest and get it signed.',
    action: 'Go to Pickup and manifest',
    href: paths.pickupAndManifest(),
    module: 'orders',
  },
  {
    title: 'Choose couriers automatically',
    description: 'Rules and the load distribution allocate couriers without a choice per order.',
    action: 'Edit rules',
    href: paths.settings('rule-allocation'),
    module: 'settings',
  },
];
