import { DescriptionList, Stack } from '@khep/ui';
import { billerLabels } from '../../ledger/index.ts';
import type { Biller } from '../../ledger/index.ts';
import { formatKilograms, formatRupeeValue } from '../../money/index.ts';
import { ChargeBreakdown } from './ChargeBreakdown.tsx';
import type { ChargesData } from './ChargeBreakdown.tsx';

export interface ShipmentChargeProps {
  charges: ChargesData;
  /** The packed weight, grams. */
  entered_g: number;
  charged_g: number;
  billed_by: Biller;
  /** In the wallet, rupees; 0 where the courier bills. */
  held: number;
  debited: number;
}

/** The charges of one shipment, line by line with formulas, and what the wallet did about them. */
export function ShipmentCharge({
  charges,
  entered_g,
  charged_g,
  billed_by,
  held,
  debited,
}: ShipmentChargeProps) {
  const ofWallet = [
    { term: 'Held in the wallet', detail: formatRupeeValue(held) },
    { term: 'Debited from the wallet', detail: formatRupeeValue(debited) },
  ];
  return (
    <Stack gap={16}>
      <ChargeBreakdown charges={charges} />
      <DescriptionList
        items={[
          { term: 'Entered weight', detail: formatKilograms(entered_g) },
          { term: 'Charged weight', detail: formatKilograms(charged_g) },
          { term: 'Billed by', detail: billerLabels[billed_by] },
          ...(billed_by === 'khep' ? ofWallet : []),
        ]}
      />
    </Stack>
  );
}
