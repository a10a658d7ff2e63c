import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { LinkButton, Stack } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { BoxList } from './BoxList.tsx';
import { ImportSkus } from './ImportCatalogue.tsx';
import { SkuCards } from './SkuCards.tsx';
import { SkuList } from './SkuList.tsx';

/** What the brand sells and what it is packed in. */
export default function SkusAndBoxes() {
  const client = useClient();
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
              <ImportSkus />
              <DownloadButton
                file={() => client.call(calls.sku.download)}
                name="skus.csv"
                failure={calls.sku.download.errorMessage}
              />
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
