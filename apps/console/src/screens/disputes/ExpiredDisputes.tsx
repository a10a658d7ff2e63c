import { ListView } from '../../patterns/list/ListView.tsx';
import { closedColumns } from './disputeColumns.tsx';
import { defineDisputeList } from './disputeList.tsx';
import { DisputePage } from './DisputePage.tsx';

const list = defineDisputeList('expired', {
  id: 'disputes-expired',
  label: 'Expired disputes',
  columns: closedColumns,
  empty: { title: 'No expired disputes', description: 'Charges that no one answers in time appear here.' },
});

/** Charges that no one answered in time: they were debited. */
export default function ExpiredDisputes() {
  return (
    <DisputePage tab="expired" description="Not answered in time, so the billed charge was debited">
      <ListView list={list} />
    </DisputePage>
  );
}
