import type { ImportDraft } from '@khep/api';
import { formatRecentTime } from '@khep/domain/days';
import { Button, ConfirmDialog, Inline, Stack, Table, Text } from '@khep/ui';
import { useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { AsyncContent } from '../data/AsyncContent.tsx';
import type { ImportDrafts } from './useImportDrafts.ts';

interface WaitingRowsProps {
  drafts: ImportDrafts;
  nounOf: (count: number) => string;
  onOpen: (draft: ImportDraft) => void;
}

/** The files with rejected rows, which anyone of the brand can correct. */
export function WaitingRows({ drafts, nounOf, onOpen }: WaitingRowsProps) {
  const [asked, setAsked] = useState<ImportDraft>();
  const counted = ({ records }: ImportDraft) => `${formatNumber(records)} ${nounOf(records)}`;
  return (
    <Stack gap={12}>
      <Text weight="semibold">Waiting to be corrected</Text>
      <AsyncContent isLoading={drafts.isLoading} error={drafts.error} onRetry={drafts.reload}>
        {drafts.drafts.length === 0 ? (
          <Text size="secondary" tone="second">
            No rows are waiting. An import saves rejected rows here for 90 days.
          </Text>
        ) : (
          <Table
            label="Files with rows to correct"
            rows={drafts.drafts}
            rowKey={({ job_id }) => job_id}
            narrowLayout="stacked"
            columns={[
              { id: 'file', header: 'File', isRowHeader: true, cell: ({ file_name }) => file_name },
              { id: 'count', header: 'Waiting', width: '110px', cell: counted },
              {
                id: 'by',
                header: 'Imported',
                cell: ({ created_by, created_at }) =>
                  [created_by, formatRecentTime(created_at, new Date())].filter(Boolean).join(', '),
              },
              {
                id: 'actions',
                header: 'Actions',
                cell: (draft) => (
                  <Inline gap={8}>
                    <Button size="small" onPress={() => onOpen(draft)}>
                      Correct
                    </Button>
                    <Button size="small" variant="ghost" onPress={() => setAsked(draft)}>
                      Delete
                    </Button>
                  </Inline>
                ),
              },
            ]}
          />
        )}
      </AsyncContent>
      {asked && (
        <ConfirmDialog
          isOpen
          title={`Delete rejected rows of ${asked.file_name}?`}
          confirmLabel="Delete"
          tone="critical"
          onConfirm={async () => {
            await drafts.remove(asked.job_id);
            setAsked(undefined);
          }}
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        >
          {`${counted(asked)} won't be imported.`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
