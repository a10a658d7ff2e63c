import type { ShippingCharge } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { ShipmentCharge } from '@khep/domain/rating/ui';
import { Button, Drawer } from '@khep/ui';

/** One shipment's charges, line by line with formulas, and what the wallet did about them. */
export function ChargeDrawer({ charge }: { charge: ShippingCharge }) {
  return (
    <Drawer
      title={`Charges of ${charge.awb}`}
      description={`${charge.courier_name}, zone ${charge.zone}, ${charge.status}`}
      trigger={
        <Button size="small" variant="ghost">
          {formatRupeeValue(charge.total)}
        </Button>
      }
    >
      <ShipmentCharge {...charge} />
    </Drawer>
  );
}
