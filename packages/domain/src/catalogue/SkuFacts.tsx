import { DescriptionList } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatPercent, formatRupeeValue } from '../money/index.ts';
import { formatDimensions, formatWeight, packingRuleLabels, smallestFittingBox } from '../packing/index.ts';
import type { FittedBox, PackingRules } from '../packing/index.ts';
import { PackingRuleBadges } from '../packing/ui.ts';

const defaults = domainMessages.skuFacts;

/** A product. Grams, centimetres, rupees and percent. */
export interface SkuFactsData extends PackingRules {
  actual_weight: number;
  /** Couriers have confirmed the weight. */
  freeze_weight: boolean;
  sku_length: number;
  sku_width: number;
  sku_height: number;
  unit_price: number;
  gst: number;
  cess: number;
  hsn_code: string;
  sku_category: string;
  sub_category: string;
  /** Id of its own box; null if packing chooses. */
  box_id: string | null;
  is_combo: boolean;
  combo_products: readonly unknown[];
}

export interface SkuFactsProps {
  sku: SkuFactsData;
  boxes: readonly (FittedBox & { id: string; name: string })[];
}

/** Weight, price and packing of a product. */
export function SkuFacts({ sku, boxes }: SkuFactsProps) {
  const messages = useDomainMessages('skuFacts', defaults);
  const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(', ');
  return (
    <DescriptionList
      items={[
        {
          term: messages.weight,
          detail: joined(formatWeight(sku.actual_weight), sku.freeze_weight && messages.frozen),
        },
        {
          term: messages.dimensions,
          detail: formatDimensions(sku.sku_length, sku.sku_width, sku.sku_height),
        },
        { term: messages.price, detail: formatRupeeValue(sku.unit_price) },
        {
          term: messages.gst,
          detail: joined(formatPercent(sku.gst), sku.cess > 0 && messages.cess(formatPercent(sku.cess))),
        },
        { term: messages.hsn, detail: sku.hsn_code === '' ? '—' : sku.hsn_code },
        { term: messages.category, detail: joined(sku.sku_category, sku.sub_category) || '—' },
        { term: messages.box, detail: boxes.find(({ id }) => id === sku.box_id)?.name ?? messages.anyBox },
        {
          term: messages.suggestedBox,
          detail: sku.ships_in_own_box
            ? messages.ownBox
            : (smallestFittingBox(sku, boxes)?.name ?? messages.noneFits),
        },
        ...(packingRuleLabels(sku).length > 0
          ? [{ term: messages.handling, detail: <PackingRuleBadges rules={sku} /> }]
          : []),
        ...(sku.is_combo
          ? [{ term: messages.comboOf, detail: messages.parts(sku.combo_products.length) }]
          : []),
      ]}
    />
  );
}
