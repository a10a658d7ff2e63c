import { LinkButton, Stack } from '@khep/ui';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { BoxList } from './BoxList.tsx';
import { ImportSkus } from './ImportCatalogue.tsx';
import { SkuCards } from './SkuCards.tsx';
import { SkuList } from './SkuList.tsx';
import { StockPreferences } from './StockPreferences.tsx';

/** What the brand sells and what it is packed in. */
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
              <SkuCards />
              <SkuList />
            </Stack>
          ),
        },
        { id: 'boxes', label: 'Boxes', content: <BoxList /> },
      ]}
    />
  );
}
