import { calls } from '@khep/api';
import type { WarehouseDraft } from '@khep/api';
import {
  Button,
  Card,
  CardSection,
  Checkbox,
  Form,
  Grid,
  Inline,
  PhoneField,
  Stack,
  Switch,
  TextField,
} from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { RestoredNotice } from '../../forms/RestoredNotice.tsx';
import { usePersistedForm } from '../../forms/usePersistedForm.ts';
import { useSubmit } from '../../forms/useSubmit.ts';
import type { SubmitResult } from '../../forms/useSubmit.ts';
import { paths } from '../../paths.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { noReturnAddress, returnsToItself } from './warehouseValues.ts';

export interface WarehouseFormProps {
  initial: Partial<WarehouseDraft>;
  /** The warehouse being edited. */
  ownId?: string;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (body: WarehouseDraft) => Promise<SubmitResult>;
}

const noVendor = { name: '', phone: '', email: '', gst_number: '' };

/** Everything a courier needs to find the door, and the address for what comes back. */
export function WarehouseForm({ initial, ownId, submitLabel, isPending, onSubmit }: WarehouseFormProps) {
  const form = usePersistedForm(calls.warehouse.add.body, initial, `warehouse:${ownId ?? 'new'}`);
  const [isReturnSame, setReturnSame] = useState(() => returnsToItself(form.values));
  const { values } = form;
  const vendor = values.vendor_details ?? noVendor;

  const { problem, submit } = useSubmit(
    form,
    (body) => onSubmit(isReturnSame ? { ...body, ...noReturnAddress } : body),
    form.forget,
  );
  function cancel() {
    form.startOver();
    navigate(paths.warehouses());
  }

  return (
    <Form errors={form.errors} problem={problem} onSubmit={submit}>
      <RestoredNotice form={form} />
      <Card
        hasSections
        footer={
          <Inline gap={12} justify="end">
            <Button onPress={cancel}>Cancel</Button>
            <Button type="submit" tone="accent" isPending={isPending}>
              {submitLabel}
            </Button>
          </Inline>
        }
      >
        <CardSection title="Warehouse">
          <Stack gap={16}>
            <PlaceFields form={form} prefix="" />
            <Checkbox
              value={values.is_primary_warehouse ?? false}
              onChange={(is_primary_warehouse) => form.set({ is_primary_warehouse })}
              description="New orders leave from here unless they say otherwise."
            >
              Primary warehouse
            </Checkbox>
          </Stack>
        </CardSection>
        <CardSection title="Returns" description="Printed on the label as the address for what comes back.">
          <Stack gap={16}>
            <Switch
              value={isReturnSame}
              onChange={(isSame) => {
                setReturnSame(isSame);
                if (isSame) form.set(noReturnAddress);
              }}
            >
              Returns come back to this warehouse
            </Switch>
            {!isReturnSame && <PlaceFields form={form} prefix="return_" />}
          </Stack>
        </CardSection>
        <CardSection title="Vendor">
          <Stack gap={16}>
            <Switch
              value={values.is_vendor_warehouse ?? false}
              onChange={(is_vendor_warehouse) =>
                form.set({ is_vendor_warehouse, vendor_details: is_vendor_warehouse ? vendor : null })
              }
            >
              A vendor ships from here
            </Switch>
            {values.is_vendor_warehouse && (
              <Grid columns={{ base: 1, md: 2 }} gap={16}>
                <TextField
                  label="Vendor name"
                  value={vendor.name}
                  onChange={(name) => form.set({ vendor_details: { ...vendor, name: name ?? '' } })}
                  errorMessage={form.errors['vendor_details.name']}
                />
                <PhoneField
                  label="Vendor phone"
                  value={vendor.phone}
                  onChange={(phone) => form.set({ vendor_details: { ...vendor, phone: phone ?? '' } })}
                  errorMessage={form.errors['vendor_details.phone']}
                />
                <TextField
                  label="Vendor email"
                  type="email"
                  value={vendor.email}
                  onChange={(email) => form.set({ vendor_details: { ...vendor, email: email ?? '' } })}
                  errorMessage={form.errors['vendor_details.email']}
                />
                <TextField
                  label="Vendor GSTIN"
                  value={vendor.gst_number}
                  onChange={(gst) => form.set({ vendor_details: { ...vendor, gst_number: gst ?? '' } })}
                  errorMessage={form.errors['vendor_details.gst_number']}
                />
              </Grid>
            )}
          </Stack>
        </CardSection>
      </Card>
    </Form>
  );
}
