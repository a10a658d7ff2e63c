export const paymentStates = ['created', 'failed', 'paid', 'refused'] as const;
/** State of a payment into the wallet. `refused`: captured, but not credited, because it is not what was ordered. */
export type PaymentState = (typeof paymentStates)[number];

/** Outcomes of a payment at the simulated gateway. */
export const simulatedOutcomes = ['success', 'twice', 'late', 'failed', 'mismatch'] as const;
export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

export const isSimulatedOutcome = (text: unknown): text is SimulatedOutcome =>
  simulatedOutcomes.some((one) => one === text);

export const adjustmentStates = ['requested', 'approved', 'rejected', 'withdrawn'] as const;
/** State of a correction of the balance: one person requests it, another one decides. */
export type AdjustmentState = (typeof adjustmentStates)[number];

export const billers = ['khep', 'courier'] as const;
/** Who bills the charges of a shipment: Khep through the wallet, or the courier by invoice. */
export type Biller = (typeof billers)[number];
export const billerLabels: Record<Biller, string> = { khep: 'Khep, by wallet', courier: 'Courier' };

/** Files of the wallet's statement. */
export const statementFormats = ['csv', 'pdf'] as const;
