import { calls } from '@khep/api';
import type { Earnings } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { costFields, costsOf, costsSchema } from './costsForm.ts';

const stale = { quiet: true, invalidates: ['finance.earnings', 'finance.earningOrders'] };

/** Takes the cost of one unit of each SKU. The first one of a SKU counts for earlier orders too. */
export function CostsDrawer({ uncosted, onClose }: { uncosted: Earnings['uncosted']; onClose: () => void }) {
  const { run } = useAction(calls.finance.saveCosts, stale);
  return (
    <FormDrawer
      title="Costs of goods"
      description="Of one unit, before GST. A first cost counts for all orders, a later one for orders invoiced from today on."
      submitLabel="Save costs"
      onClose={onClose}
      form={{
        name: 'earnings:costs',
        schema: costsSchema,
        initial: { known: {}, lines: '' },
        save: async (values, options) => {
          const costs = costsOf(values, uncosted, istDay(new Date()));
          const result = await run({ body: { costs } }, options);
          // The server names the place in what was sent; the form has fields and lines.
          const [problem] = result.ok ? [] : Object.values(result.fields);
          return problem === undefined ? result : { ...result, fields: { lines: problem } };
        },
        onSaved: () => {
          toast.success('Costs saved');
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            ...uncosted.slice(0, costFields).map(({ label, sku_id, net_sale }, at) => ({
              kind: 'money' as const,
              name: `known.at${at}` as const,
              label: `${label} (${sku_id})`,
              description: `${formatRupeeValue(net_sale, { decimals: 'never' })} sold`,
              autoFocus: at === 0,
            })),
            {
              kind: 'text' as const,
              name: 'lines' as const,
              label: 'Other SKUs',
              description: 'A SKU a line with its cost; lines of a sheet can be pasted.',
              placeholder: 'TP-S-01 410',
              isMultiline: true,
            },
          ],
        },
      ]}
    />
  );
}
