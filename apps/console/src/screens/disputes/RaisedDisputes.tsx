import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { openColumns } from './disputeColumns.tsx';
import { defineDisputeList } from './disputeList.tsx';
import { DisputePage } from './DisputePage.tsx';
import { DisputeRules } from './DisputeRules.tsx';
import { ImportNotice, ImportResponses } from './ImportDisputes.tsx';
import { SubmitToCourier } from './SubmitToCourier.tsx';

const list = defineDisputeList('raised', {
  id: 'disputes-raised',
  label: 'Raised disputes',
  columns: openColumns,
  empty: { title: 'No weight differs', description: "Import a courier's weight notice, or add a dispute." },
});

/** Charges to answer, and those that are with a courier. */
export default function RaisedDisputes() {
  return (
    <DisputePage
      tab="raised"
      description="Unanswered by its deadline, a billed charge counts as accepted"
      actions={
        <>
          <DisputeRules />
          <SubmitToCourier />
          <ImportResponses />
          <ImportNotice />
          <LinkButton tone="accent" href={paths.addDispute()}>
            Add dispute
          </LinkButton>
        </>
      }
    >
      <ListView list={list} />
    </DisputePage>
  );
}
