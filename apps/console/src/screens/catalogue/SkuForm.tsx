import { calls } from '@khep/api';
import type { SkuDraft } from '@khep/api';
import { PackingRulesFields } from '@khep/domain/packing/ui';
import { gstRateProblem, gstRatesOn } from '@khep/domain/tax';
import { formatPercent } from '@khep/domain/money';
import {
  Button,
  Card,
  CardSection,
  Checkbox,
  Form,
  Grid,
  Inline,
  MoneyField,
  NumberField,
  Select,
  Stack,
  Switch,
  TextArea,
  TextField,
  WeightField,
} from '@khep/ui';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useBoxes, useSkus } from '../../data/useLookups.ts';
import { mergeDimensionErrors } from '../../forms/mergeDimensionErrors.ts';
import { RestoredNotice } from '../../forms/RestoredNotice.tsx';
import { usePersistedForm } from '../../forms/usePersistedForm.ts';
import { useSubmit } from '../../forms/useSubmit.ts';
import type { SubmitResult } from '../../forms/useSubmit.ts';
import { paths } from '../../paths.ts';
import { dayBefore } from '../orders/list/useOrderFilter.ts';
import { ComboProducts } from './ComboProducts.tsx';
import { DimensionsInput } from './DimensionsInput.tsx';
import { smallestFittingBox } from './smallestFittingBox.ts';
import { SuggestedBox } from './SuggestedBox.tsx';

const sides = ['sku_length', 'sku_width', 'sku_height'] as const;

export interface SkuFormProps {
  initial: Partial<SkuDraft>;
  /** The SKU being edited: it cannot be a part of itself. */
  ownId?: string;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (body: SkuDraft) => Promise<SubmitResult>;
}

/** Other programs may keep more beside the notes: only words are shown. */
function notesOf(values: Partial<SkuDraft>): string {
  const notes = values.additional_info?.['notes'];
  return typeof notes === 'string' ? notes : '';
}

/** The tags of goods that are kept apart, to be chosen again. */
function useTags(): string[] {
  const skus = useSkus().rows;
  return useMemo(() => [...new Set(skus.flatMap((sku) => sku.do_not_mix || []))].toSorted(), [skus]);
}

/** Everything that is known of a product: what it is, what it weighs, what it costs, how it is packed. */
export function SkuForm({ initial, ownId, submitLabel, isPending, onSubmit }: SkuFormProps) {
  const form = usePersistedForm(calls.sku.add.body, initial, `sku:${ownId ?? 'new'}`);
  const boxes = useBoxes();
  const tags = useTags();
  const { values } = form;
  const today = dayBefore(0);
  const inForce = gstRatesOn(today);
  const { gst = 0 } = values;
  // A rate that is none any more is shown, with what is wrong about it, until another is chosen.
  const rates = (inForce.includes(gst) ? inForce : [...inForce, gst]).map((rate) => ({
    id: String(rate),
    label: formatPercent(rate),
  }));

  const { problem, submit } = useSubmit(
    form,
    (body) => onSubmit({ ...body, suggested_box_id: smallestFittingBox(body, boxes.rows)?.id ?? 'none' }),
    form.forget,
  );
  function cancel() {
    form.startOver();
    navigate(paths.skus());
  }

  return (
    <Form errors={mergeDimensionErrors(form.errors, sides)} problem={problem} onSubmit={submit}>
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
        <CardSection title="Product">
          <Stack gap={16}>
            <Grid columns={{ base: 1, md: 2 }} gap={16}>
              <TextField label="Name" isRequired {...form.field('sku_name')} />
              <TextField
                label="SKU code"
                description="Your own code, unique in the brand."
                isRequired
                {...form.field('sku_id')}
              />
              <TextField label="Category" {...form.field('sku_category')} />
              <TextField label="Sub-category" {...form.field('sub_category')} />
              <NumberField label="In stock" minValue={0} {...form.field('sku_quantity')} />
            </Grid>
            <Inline gap={24}>
              <Switch value={values.is_active ?? true} onChange={(is_active) => form.set({ is_active })}>
                Active: orders can hold it
              </Switch>
              <Switch
                value={values.visibility !== 0}
                onChange={(isVisible) => form.set({ visibility: isVisible ? 1 : 0 })}
              >
                Shown in pickers
              </Switch>
            </Inline>
          </Stack>
        </CardSection>
        <CardSection title="Weight and size" description="Of one piece, packed as it goes into the box.">
          <Stack gap={16}>
            <Grid columns={{ base: 1, md: 2 }} gap={16}>
              <WeightField label="Weight" isRequired {...form.field('actual_weight')} />
              <DimensionsInput
                label="Length × width × height"
                names={sides}
                values={values}
                errors={form.errors}
                onChange={form.set}
              />
            </Grid>
            <Checkbox
              value={values.freeze_weight ?? false}
              onChange={(freeze_weight) => form.set({ freeze_weight })}
              description="A weight the couriers have confirmed: disputes over it need no photos."
            >
              Weight is frozen
            </Checkbox>
          </Stack>
        </CardSection>
        <CardSection title="Price and tax">
          <Grid columns={{ base: 2, lg: 4 }} gap={16}>
            <MoneyField
              label="Price of one"
              description="GST included"
              isRequired
              {...form.field('unit_price')}
            />
            <Select
              label="GST"
              items={rates}
              value={String(gst)}
              onChange={(rate) => form.set({ gst: Number(rate) })}
              errorMessage={form.errors['gst'] ?? gstRateProblem(gst, today)}
            />
            <NumberField label="Cess" unit="%" minValue={0} maxValue={100} {...form.field('cess')} />
            <TextField
              label="HSN code"
              description="4 digits; 6 above a turnover of ₹5 crore"
              inputMode="numeric"
              {...form.field('hsn_code')}
            />
          </Grid>
        </CardSection>
        <CardSection title="Packing">
          <Stack gap={16}>
            <Grid columns={{ base: 1, md: 2 }} gap={16}>
              <Select
                label="Always in this box"
                items={[
                  { id: '', label: 'Let packing choose' },
                  ...boxes.rows.map((box) => ({ id: box.id, label: box.name })),
                ]}
                value={values.box_id ?? ''}
                onChange={(box_id) =>
                  form.set({ box_id: box_id === '' || box_id === undefined ? null : box_id })
                }
                errorMessage={form.errors['box_id']}
              />
              <SuggestedBox values={values} boxes={boxes.rows} />
            </Grid>
            <PackingRulesFields value={values} onChange={form.set} tags={tags} errors={form.errors} />
            <Switch value={values.is_combo ?? false} onChange={(is_combo) => form.set({ is_combo })}>
              A combo of other SKUs
            </Switch>
            {values.is_combo && (
              <ComboProducts
                products={values.combo_products ?? []}
                error={form.errors['combo_products']}
                {...(ownId !== undefined && { ownId })}
                onChange={(combo_products) => form.set({ combo_products })}
              />
            )}
          </Stack>
        </CardSection>
        <CardSection title="More">
          <TextArea
            label="Notes"
            description="For the people who pick and pack."
            value={notesOf(values)}
            onChange={(notes) =>
              form.set({ additional_info: { ...values.additional_info, notes: notes ?? '' } })
            }
          />
        </CardSection>
      </Card>
    </Form>
  );
}
