import type { OnboardingStep } from './OnboardingChecklist.tsx';

export const someSteps: readonly OnboardingStep[] = [
  {
    id: 'kyc',
    title: 'Verify your company',
    description: 'Couriers ask for it before the first pickup',
    isDone: true,
    actionLabel: 'Verify',
    href: '#kyc',
  },
  {
    id: 'app',
    title: 'Install the packing app',
    isDone: false,
    isOptional: true,
    actionLabel: 'Install',
    href: '#app',
  },
  {
    id: 'address',
    title: 'Add a pickup address',
    description: 'Rates and promised days are counted from it',
    isDone: false,
    actionLabel: 'Add address',
    href: '#address',
  },
  { id: 'shopify', title: 'Connect your shop', isDone: false, actionLabel: 'Connect' },
];
