import {
  CloseIcon,
  ComboBox,
  EmptyState,
  IconButton,
  MoneyField,
  NumberField,
  Select,
  Stack,
  Table,
  Text,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { formatPercent, formatRupeeValue } from '../../money/index.ts';
import { gstRateProblem, gstRatesOn } from '../../tax/rates.ts';
import { istDay } from '../../days/index.ts';
import type { OrderStepProps } from './BuyerStep.tsx';
import { addLine } from './draft.ts';
import type { DraftLine } from './draftTypes.ts';
import type { OfferedSku } from './draft.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.productLines;

export interface ProductLinesProps extends OrderStepProps {
  /** SKUs to choose from. */
  skus: readonly OfferedSku[];
  /** SKUs are loading. @default false */
  areSkusLoading?: boolean;
}

const path = 'order_details.product_details';
/**
 * Returns today in India. The rate applies to the invoice, which is issued today at the earliest, not to the
 * order date.
 */
const dayOfRates = (): string => istDay(new Date());

/** Returns the GST rates to choose from. An obsolete rate of the line is included, so that it is visible. */
function selectableRates({ gst = 0 }: DraftLine, day: string) {
  const rates = gstRatesOn(day);
  return (rates.includes(gst) ? rates : [...rates, gst]).map((rate) => ({
    id: String(rate),
    label: formatPercent(rate),
  }));
}

/** Returns a warning if the quantity exceeds the stock. */
function stockWarning(product: DraftLine, messages: DomainMessagesOf<'productLines'>): string | undefined {
  if (product.stock === undefined || (product.quantity ?? 0) <= product.stock) return undefined;
  return messages.lowStock(product.stock);
}

/** The products of an order, searchable by SKU or name. */
export function ProductLines({ draft, onChange, errors, skus, areSkusLoading = false }: ProductLinesProps) {
  const messages = useDomainMessages('productLines', defaults);
  const today = dayOfRates();
  const setLine = (index: number, patch: Partial<DraftLine>) =>
    onChange((now) => ({ lines: now.lines.map((one, at) => (at === index ? { ...one, ...patch } : one)) }));

  function add(skuId: string) {
    const sku = skus.find((one) => one.sku_id === skuId);
    if (sku) onChange((now) => ({ lines: addLine(now.lines, sku) }));
  }

  const rateProblem = ({ gst = 0 }: DraftLine, index: number) =>
    errors[`${path}.${index}.gst`] ?? gstRateProblem(gst, today);

  const columns: TableColumn<DraftLine>[] = [
    {
      id: 'sku',
      header: messages.sku,
      isRowHeader: true,
      cell: (product) => (
        <Stack gap={0}>
          <Text weight="medium">{product.sku_name}</Text>
          <Text size="secondary" tone="third">
            {[
              product.sku_id,
              product.hsn_code && messages.hsn(product.hsn_code),
              messages.weight(product.actual_weight),
              product.stock !== undefined && messages.stock(product.stock),
              product.discount !== undefined &&
                product.discount > 0 &&
                messages.off(formatRupeeValue(product.discount)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {stockWarning(product, messages) && (
            <Text size="secondary" tone="caution">
              {stockWarning(product, messages)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'quantity',
      header: messages.quantity,
      width: '96px',
      cell: (product, index) => (
        <NumberField
          label={messages.quantityOf(product.sku_name)}
          isLabelHidden
          name={`${path}.${index}.quantity`}
          value={product.quantity}
          onChange={(quantity) => setLine(index, { quantity })}
          errorMessage={errors[`${path}.${index}.quantity`]}
        />
      ),
    },
    {
      id: 'price',
      header: messages.unitPrice,
      width: '120px',
      cell: (product, index) => (
        <MoneyField
          label={messages.priceOf(product.sku_name)}
          isLabelHidden
          name={`${path}.${index}.unit_price`}
          value={product.unit_price}
          onChange={(unit_price) => setLine(index, { unit_price })}
          errorMessage={errors[`${path}.${index}.unit_price`] ?? errors[`${path}.${index}.discount`]}
        />
      ),
    },
    {
      id: 'gst',
      header: messages.gst,
      // An error message needs more room than a rate.
      width: draft.lines.some(rateProblem) ? '200px' : '100px',
      cell: (product, index) => (
        <Select
          label={messages.gstOf(product.sku_name)}
          isLabelHidden
          name={`${path}.${index}.gst`}
          items={selectableRates(product, today)}
          value={String(product.gst ?? 0)}
          onChange={(gst) => setLine(index, { gst: Number(gst) })}
          errorMessage={rateProblem(product, index)}
        />
      ),
    },
    {
      id: 'total',
      header: messages.total,
      align: 'end',
      width: '110px',
      cell: (product) =>
        formatRupeeValue(
          Math.max(0, (product.quantity ?? 0) * (product.unit_price ?? 0) - (product.discount ?? 0)),
        ),
    },
    {
      id: 'remove',
      header: '',
      width: '44px',
      cell: (product, index) => (
        <IconButton
          label={messages.remove(product.sku_name)}
          onPress={() => onChange((now) => ({ lines: now.lines.filter((_, at) => at !== index) }))}
        >
          <CloseIcon size={14} />
        </IconButton>
      ),
    },
  ];

  return (
    <Stack gap={12}>
      <ComboBox
        clearsOnSelect
        label={messages.add}
        name={path}
        items={skus.map((sku) => ({
          id: sku.sku_id,
          code: sku.sku_id,
          label: `${sku.sku_name} · ${sku.sku_id}`,
          description: [
            formatRupeeValue(sku.unit_price),
            ...(sku.is_stock_tracked === false ? [] : [messages.stock(sku.available_quantity)]),
          ].join(' · '),
        }))}
        onChange={add}
        isLoading={areSkusLoading}
        emptyText={messages.noSku}
        errorMessage={errors[path]}
      />
      {draft.lines.length > 0 ? (
        <Table
          label={messages.label}
          rows={draft.lines}
          rowKey={(product) => product.sku_id}
          columns={columns}
          narrowLayout="stacked"
        />
      ) : (
        <EmptyState title={messages.emptyTitle} description={messages.empty} />
      )}
    </Stack>
  );
}
