import type { DirectExport } from '@khep/api';
import { directMessages } from '@khep/domain/gst/ui';
import { Button, Card, ComboBox, Grid, MoneyField, NumberField, Stack } from '@khep/ui';
import type { DraftForm } from '../forms/useDraftForm.tsx';
import { useSkus } from '../data/useLookups.ts';

const texts = directMessages.goods;

type Line = Partial<Omit<DirectExport['lines'][number], 'unit_value'>> & { unit_value?: number | null };

/** Products of an invoice without an order, with units and, where it is typed, the value of one. */
export function GoodsLines<Values extends { lines: unknown }>({
  form,
  hasValue,
}: {
  form: DraftForm<Values>;
  hasValue: boolean;
}) {
  const { rows } = useSkus();
  const skus = rows.map(({ sku_id, sku_name }) => ({ id: sku_id, label: sku_name, description: sku_id }));
  const lines = (form.values.lines ?? []) as readonly Line[];
  const set = (next: readonly Line[]) => form.set({ lines: next } as never);
  const edit = (index: number, patch: Line) =>
    set(lines.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  const field = (index: number, name: keyof Line) => {
    const path = `lines.${index}.${name}`;
    return { name: path, errorMessage: form.errors[path], isRequired: true };
  };
  return (
    <Stack gap={12}>
      {lines.map((line, index) => (
        // Rows have no id of their own; each field has its value from the form.
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={index} title={texts.title(index + 1)} level={3}>
          <Stack gap={8}>
            <ComboBox
              {...field(index, 'sku_id')}
              label={texts.product}
              items={skus}
              value={line.sku_id ?? null}
              onChange={(sku_id) => edit(index, { sku_id: sku_id ?? '' })}
            />
            <Grid columns={{ base: 1, md: 2 }} gap={8}>
              <NumberField
                {...field(index, 'quantity')}
                label={texts.units}
                minValue={1}
                value={line.quantity}
                onChange={(quantity) => edit(index, { quantity })}
              />
              {hasValue && (
                <MoneyField
                  {...field(index, 'unit_value')}
                  label={texts.value}
                  value={line.unit_value ?? undefined}
                  onChange={(unit_value) => edit(index, { unit_value })}
                />
              )}
            </Grid>
            {lines.length > 1 && (
              <Button size="small" onPress={() => set(lines.filter((_, at) => at !== index))}>
                {texts.remove(index + 1)}
              </Button>
            )}
          </Stack>
        </Card>
      ))}
      <Button onPress={() => set([...lines, { sku_id: '', quantity: 1 }])}>{texts.add}</Button>
    </Stack>
  );
}
