import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { Box, LinkButton, Page, Stack, Tabs } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { paths } from '../../paths.ts';
import { choiceParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { BoxList } from './BoxList.tsx';
import { ImportSkus } from './ImportCatalogue.tsx';
import { SkuCards } from './SkuCards.tsx';
import { SkuList } from './SkuList.tsx';

/** What the brand sells and what it is packed in: two lists under one roof. */
export default function SkusAndBoxes() {
  const client = useClient();
  const [{ tab }, setUrl] = useUrlState({ tab: choiceParam(['skus', 'boxes'], 'skus') });
  return (
    <Page
      title="SKUs and boxes"
      description="Weights and sides here decide the box, the courier and the price of every order."
      actions={
        tab === 'skus' ? (
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
        ) : undefined
      }
    >
      <Tabs
        label="SKUs and boxes"
        selected={tab}
        onSelect={(next) => {
          if (next !== tab) setUrl({ tab: next === 'boxes' ? 'boxes' : 'skus' }, { push: true });
        }}
        items={[
          {
            id: 'skus',
            label: 'SKUs',
            content: (
              <Box paddingBlock={16}>
                <Stack gap={16}>
                  <SkuCards />
                  <SkuList />
                </Stack>
              </Box>
            ),
          },
          {
            id: 'boxes',
            label: 'Boxes',
            content: (
              <Box paddingBlock={16}>
                <BoxList />
              </Box>
            ),
          },
        ]}
      />
    </Page>
  );
}
