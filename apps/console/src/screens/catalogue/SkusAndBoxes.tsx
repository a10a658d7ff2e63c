import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { SkuCounts } from '@khep/domain/catalogue/ui';
import { LinkButton, Stack } from '@khep/ui';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { BoxList } from './BoxList.tsx';
import { ImportSkus } from './ImportCatalogue.tsx';
import { SkuList } from './SkuList.tsx';
import { StockPreferences } from './StockPreferences.tsx';

/** Counts of the catalogue. Empty after an error, which the list below shows. */
function Counts() {
  const { data, error } = useCall(calls.sku.analytics);
  return error ? null : <SkuCounts counts={data?.data} />;
}

/** Lists the products of the brand and the boxes that it packs them in. */
export default function SkusAndBoxes() {
  return (
    <TabsPage
      title="SKUs and boxes"
      description="Weights and dimensions decide the box, the courier and the price of every order."
      tabs={[
        {
          id: 'skus',
          label: 'SKUs',
          actions: (
            <>
              <StockPreferences />
              <ImportSkus />
              <LinkButton tone="accent" href={paths.addSku()}>
                Add SKU
              </LinkButton>
            </>
          ),
          content: (
            <Stack gap={16}>
              <Counts />
              <SkuList />
            </Stack>
          ),
        },
        { id: 'boxes', label: 'Boxes', content: <BoxList /> },
      ]}
    />
  );
}
