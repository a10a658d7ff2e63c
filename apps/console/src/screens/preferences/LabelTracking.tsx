import { TabsPage } from '../../patterns/TabsPage.tsx';
import { InvoicePreferences } from './InvoicePreferences.tsx';
import { LabelPreferences } from './LabelPreferences.tsx';
import { TrackingPreferences } from './TrackingPreferences.tsx';

/** Edits the printed labels and invoices, and the page where buyers follow a parcel. */
export default function LabelTracking() {
  return (
    <TabsPage
      title="Label, invoice, tracking"
      description="What is printed on every parcel, and the page your buyers follow it on."
      tabs={[
        { id: 'label', label: 'Label', content: <LabelPreferences /> },
        { id: 'invoice', label: 'Invoice', content: <InvoicePreferences /> },
        { id: 'tracking', label: 'Tracking page', content: <TrackingPreferences /> },
      ]}
    />
  );
}
