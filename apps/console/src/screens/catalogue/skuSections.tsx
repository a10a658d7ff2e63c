import type { SkuDraft } from '@khep/api';
import { ComboPartsField, GstRateField, PriceRateNote } from '@khep/domain/catalogue/ui';
import { formatPercent } from '@khep/domain/money';
import { PackingRulesFields, SuggestedBox } from '@khep/domain/packing/ui';
import type { useBoxes, useSkus } from '../../data/useLookups.ts';
import type { FormSections } from '../../patterns/formFields.ts';

interface SkuSectionsInit {
  boxes: ReturnType<typeof useBoxes>['rows'];
  /** The products that a combo can have. */
  skus: ReturnType<typeof useSkus>['rows'];
  /** The "do not mix" tags in use. */
  tags: readonly string[];
  /** Day in India, YYYY-MM-DD, for the GST rates. */
  today: string;
  /** The SKU being edited: it can't be a part of itself. */
  ownId: string | undefined;
}

/** The fields of a SKU: what it is, what it weighs, what it costs, how it is packed. */
export function skuSections({ boxes, skus, tags, today, ownId }: SkuSectionsInit): FormSections<SkuDraft> {
  return ({ values, errors, set }) => [
    {
      title: 'Product',
      fields: [
        { kind: 'text', name: 'sku_name', label: 'Name', isRequired: true },
        {
          kind: 'text',
          name: 'sku_id',
          label: 'SKU code',
          description: 'Your own code, unique in the brand.',
          isRequired: true,
        },
        { kind: 'text', name: 'sku_category', label: 'Category' },
        { kind: 'text', name: 'sub_category', label: 'Sub-category' },
        values.is_combo !== true && {
          kind: 'number',
          name: 'sku_quantity',
          label: 'On hand',
          description: 'As counted. The difference is recorded as an adjustment.',
          minValue: 0,
        },
        { kind: 'switch', name: 'is_active', label: 'Active (can be added to orders)' },
        { kind: 'switch', name: 'visibility', label: 'Shown in pickers', isNumber: true },
      ],
    },
    {
      title: 'Weight and size',
      description: 'For one packed unit.',
      fields: [
        { kind: 'weight', name: 'actual_weight', label: 'Weight', isRequired: true },
        {
          kind: 'dimensions',
          names: ['sku_length', 'sku_width', 'sku_height'],
          label: 'Length × width × height',
        },
        {
          kind: 'checkbox',
          name: 'freeze_weight',
          label: 'Weight is frozen',
          description: "Confirmed by couriers. Weight disputes for this SKU don't need photos.",
        },
      ],
    },
    {
      title: 'Price and tax',
      columns: 4,
      fields: [
        {
          kind: 'money',
          name: 'unit_price',
          label: 'Unit price',
          description: 'GST included',
          isRequired: true,
        },
        {
          kind: 'custom',
          labels: { gst: 'GST' },
          format: (value) => formatPercent(Number(value)),
          isWide: false,
          content: (
            <GstRateField
              value={values.gst ?? 0}
              onChange={(gst) => set({ gst })}
              today={today}
              errorMessage={errors['gst']}
            />
          ),
        },
        { kind: 'number', name: 'cess', label: 'Cess', unit: '%', minValue: 0, maxValue: 100 },
        {
          kind: 'text',
          name: 'hsn_code',
          label: 'HSN code',
          description: '4 digits; 6 above a turnover of ₹5 crore',
          inputMode: 'numeric',
        },
        {
          kind: 'custom',
          labels: {},
          isWide: true,
          content: (
            <PriceRateNote
              hsn={values.hsn_code ?? ''}
              price={values.unit_price}
              gst={values.gst ?? 0}
              today={today}
              onGstChange={(gst) => set({ gst })}
              onPriceChange={(unit_price) => set({ unit_price })}
            />
          ),
        },
      ],
    },
    {
      title: 'Packing',
      fields: [
        {
          kind: 'select',
          name: 'box_id',
          label: 'Always in this box',
          isNullable: true,
          items: [
            { id: '', label: 'Let packing choose' },
            ...boxes.map(({ id, name }) => ({ id, label: name })),
          ],
        },
        {
          kind: 'custom',
          labels: {},
          isWide: false,
          content: <SuggestedBox unit={values} boxes={boxes} />,
        },
        {
          kind: 'custom',
          labels: {
            rotations: 'Rotation',
            fragile: 'Fragile',
            do_not_mix: 'Do not mix',
            ships_in_own_box: 'Ships in its own box',
          },
          content: <PackingRulesFields value={values} onChange={set} tags={tags} errors={errors} />,
        },
        { kind: 'switch', name: 'is_combo', label: 'Combo of other SKUs' },
        values.is_combo === true && {
          kind: 'custom',
          labels: { combo_products: 'Products of the combo' },
          format: (parts) => `${Array.isArray(parts) ? parts.length : 0} products`,
          content: (
            <ComboPartsField
              value={values.combo_products ?? []}
              onChange={(combo_products) => set({ combo_products })}
              skus={skus}
              ownId={ownId}
              errorMessage={errors['combo_products']}
            />
          ),
        },
      ],
    },
    {
      title: 'More',
      fields: [
        {
          kind: 'text',
          name: 'additional_info.notes',
          label: 'Notes',
          description: 'For the people who pick and pack.',
          isMultiline: true,
        },
      ],
    },
  ];
}
