import { Button, Inline, Stack, Table } from '@khep/ui';
import type { TableProps } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { gstMessages } from '../../messages/gst.ts';

/** Rows that a page shows at first. */
const shownRows = 8;
/** Fewer more are shown at once: a button for two rows saves nothing. */
const leastFolded = 3;

/** A table of sums, the first rows at first: a month has up to 38 places and as many HSN codes. */
export function FoldedTable<Row>({ rows, ...table }: TableProps<Row>) {
  const words = useDomainMessages('gstSums', gstMessages.gstSums);
  const [isOpen, setOpen] = useState(false);
  if (rows.length < shownRows + leastFolded) return <Table {...table} rows={rows} />;
  return (
    <Stack gap={12}>
      <Table {...table} rows={isOpen ? rows : rows.slice(0, shownRows)} />
      <Inline>
        <Button size="small" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : words.all(rows.length)}
        </Button>
      </Inline>
    </Stack>
  );
}
