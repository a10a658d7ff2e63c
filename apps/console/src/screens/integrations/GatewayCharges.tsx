import { isPaymentMethod } from '@khep/domain/integrations';
import type { GatewayCharge } from '@khep/api';
import type { PaymentMethod } from '@khep/domain/integrations';
import { Button, Inline, MoneyField, NumberField, Select, Stack } from '@khep/ui';
import type { ChoiceItem } from '@khep/ui';

export interface GatewayChargesProps {
  methods: readonly (ChoiceItem & { id: PaymentMethod })[];
  charges: readonly GatewayCharge[];
  errors: Readonly<Record<string, string>>;
  onChange: (charges: GatewayCharge[]) => void;
}

/** Charges by payment method, a percentage and a fixed amount each. */
export function GatewayCharges({ methods, charges, errors, onChange }: GatewayChargesProps) {
  const change = (index: number, patch: Partial<GatewayCharge>) =>
    onChange(charges.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  const free = methods.find(({ id }) => charges.every(({ method }) => method !== id));
  return (
    <Stack gap={12}>
      {charges.map(({ method, percentage, fixed }, index) => (
        <Inline key={index} gap={12} align="end">
          <Select
            label={`Method ${index + 1}`}
            name={`charges.${index}.method`}
            items={methods}
            value={method}
            onChange={(id) => isPaymentMethod(id) && change(index, { method: id })}
            errorMessage={errors[`charges.${index}.method`]}
          />
          <NumberField
            label="Percentage"
            name={`charges.${index}.percentage`}
            unit="%"
            minValue={0}
            value={percentage}
            onChange={(value) => change(index, { percentage: value ?? 0 })}
            errorMessage={errors[`charges.${index}.percentage`]}
          />
          <MoneyField
            label="Per payment"
            name={`charges.${index}.fixed`}
            value={fixed}
            onChange={(value) => change(index, { fixed: value ?? 0 })}
            errorMessage={errors[`charges.${index}.fixed`]}
          />
          <Button variant="ghost" onPress={() => onChange(charges.filter((_, at) => at !== index))}>
            Remove
          </Button>
        </Inline>
      ))}
      {free && (
        <div>
          <Button onPress={() => onChange([...charges, { method: free.id, percentage: 2, fixed: 0 }])}>
            Add method
          </Button>
        </div>
      )}
    </Stack>
  );
}
