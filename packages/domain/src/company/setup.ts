/** State of a verification by an outside provider. `none`: nothing was sent. */
export const verificationStates = ['none', 'pending', 'verified', 'rejected', 'unverified'] as const;
/** `unverified`: sent while no provider is connected, so that it is confirmed by no one. */
export type VerificationState = (typeof verificationStates)[number];

/** Data of a brand that its set-up depends on. */
export interface SetupFacts {
  /** The company's name and address are saved. */
  hasProfile: boolean;
  gst: VerificationState;
  bank: VerificationState;
  warehouses: number;
  skus: number;
  boxes: number;
  /** Courier services that orders can be allocated to. */
  couriers: number;
  /** The seller has chosen couriers: partners, load distribution, a rule or an allocation. */
  hasCourierChoice: boolean;
  hasOrder: boolean;
}

/** Steps of the set-up, in order. */
export const setupStepIds = [
  'profile',
  'gst',
  'bank',
  'warehouse',
  'sku',
  'box',
  'courier',
  'order',
] as const;
export type SetupStepId = (typeof setupStepIds)[number];

/** A step of the set-up in the words that every screen shows. */
export interface SetupStep {
  id: SetupStepId;
  isDone: boolean;
  /** The set-up is complete without it. */
  isOptional: boolean;
  /** No order can ship until it is done. */
  blocksShipping: boolean;
  title: string;
  detail: string;
}

const isSent = (state: VerificationState) => state !== 'none' && state !== 'rejected';

/**
 * Returns the steps of the set-up with their state. Home, Set-up and Company show these texts, so that an open item reads
 * the same everywhere.
 */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  const { warehouses, skus, couriers } = facts;
  const steps: Record<SetupStepId, Omit<SetupStep, 'id'>> = {
    profile: {
      isDone: facts.hasProfile,
      isOptional: false,
      blocksShipping: false,
      title: 'Company details',
      detail: 'Name and address are printed on invoices.',
    },
    gst: {
      isDone: isSent(facts.gst),
      isOptional: true,
      blocksShipping: false,
      title: 'GSTIN',
      detail:
        facts.gst === 'rejected'
          ? 'The GSTIN was rejected. Until it is corrected, invoices are bills of supply.'
          : 'Without a GSTIN, invoices are bills of supply and charge no GST.',
    },
    bank: {
      isDone: isSent(facts.bank),
      isOptional: true,
      blocksShipping: false,
      title: 'Bank account',
      detail:
        facts.bank === 'rejected'
          ? 'The bank rejected the account. COD can be paid out once it is corrected.'
          : 'COD can be paid out once an account is verified.',
    },
    warehouse: {
      isDone: warehouses > 0,
      isOptional: false,
      blocksShipping: warehouses === 0,
      title: 'Warehouse',
      detail: 'Couriers pick up orders there and return RTO shipments to it.',
    },
    sku: {
      isDone: skus > 0,
      isOptional: false,
      blocksShipping: skus === 0,
      title: 'First SKU',
      detail: 'Orders contain SKUs. Their weight and dimensions decide the box and the rate.',
    },
    box: {
      isDone: facts.boxes > 0,
      isOptional: false,
      blocksShipping: false,
      title: 'Box size',
      detail: 'Box suggestions use the sizes you stock.',
    },
    courier: {
      isDone: couriers > 0 && facts.hasCourierChoice,
      isOptional: false,
      blocksShipping: couriers === 0,
      title: 'Courier',
      detail:
        couriers === 0
          ? 'No courier service is connected and selected, so no order can be allocated.'
          : 'Select courier services, or split orders between them.',
    },
    order: {
      isDone: facts.hasOrder,
      isOptional: false,
      blocksShipping: false,
      title: 'First order',
      detail: 'Create it, print its label and schedule a pickup.',
    },
  };
  return setupStepIds.map((id) => ({ id, ...steps[id] }));
}

/** Returns the steps without which no order can ship. */
export function shippingBlockers<Step extends Pick<SetupStep, 'blocksShipping' | 'isDone'>>(
  steps: readonly Step[],
): Step[] {
  return steps.filter(({ blocksShipping, isDone }) => blocksShipping && !isDone);
}
