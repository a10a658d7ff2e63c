import { Stack, Text } from '@khep/ui';
import { formatRupees } from '../../money/index.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { layoutInvoice } from '../layoutInvoice.ts';
import type { InvoiceModel } from '../layoutInvoice.ts';
import { PagePreview } from './PagePreview.tsx';

const defaults = domainMessages.invoicePreview;

export interface InvoicePreviewProps {
  model: InvoiceModel;
}

/** Previews a printed invoice: its last page, which has the totals, the terms and the signature. */
export function InvoicePreview({ model }: InvoicePreviewProps) {
  const messages = useDomainMessages('invoicePreview', defaults);
  const pages = layoutInvoice(model);
  const last = pages.at(-1);
  if (!last) return null;
  return (
    <Stack gap={8}>
      <PagePreview
        component="InvoicePreview"
        layout={last}
        label={messages.label(model.number, model.recipient.name, formatRupees(model.total))}
      />
      {pages.length > 1 && (
        <Text size="secondary" tone="second">
          {messages.page(pages.length)}
        </Text>
      )}
    </Stack>
  );
}
