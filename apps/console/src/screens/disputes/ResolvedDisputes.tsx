import { ListView } from '../../patterns/list/ListView.tsx';
import { closedColumns } from './disputeColumns.tsx';
import { defineDisputeList } from './disputeList.tsx';
import { DisputePage } from './DisputePage.tsx';

const list = defineDisputeList('resolved', {
  id: 'disputes-resolved',
  label: 'Resolved disputes',
  columns: closedColumns,
  empty: { title: 'No resolved disputes', description: "Couriers' responses appear here." },
});

/** What was accepted, won, lost and partly won. */
export default function ResolvedDisputes() {
  return (
    <DisputePage tab="resolved" description="What couriers released, and what you paid">
      <ListView list={list} />
    </DisputePage>
  );
}
