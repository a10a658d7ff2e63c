import { InvoicePreference, calls } from '@khep/api';
import type { DocumentSamples } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { invoicePaperChoices, sampleInvoice, withInvoicePreference } from '@khep/domain/documents';
import { InvoicePreview } from '@khep/domain/documents/ui';
import { maxInvoiceNumber, nextInvoiceNumber } from '@khep/domain/tax';
import { Text } from '@khep/ui';
import type { FormSections } from '../../patterns/formFields.ts';
import { PreferenceForm } from '../../patterns/PreferenceForm.tsx';
import { validPart } from '../../forms/validPart.ts';

const sectionsWith =
  (series: DocumentSamples['next_invoice'] | undefined): FormSections<InvoicePreference> =>
  ({ values }) => {
    const number = series && nextInvoiceNumber(validPart(InvoicePreference, values), series);
    return [
      {
        title: 'Number',
        description:
          number === undefined && series
            ? `The next number is longer than the ${maxInvoiceNumber} characters that the law allows. Shorten the prefix.`
            : `The next invoice is ${number ?? '…'}. The series starts again on 1 April.`,
        fields: [
          { kind: 'text', name: 'invoice_prefix', label: 'Prefix', placeholder: 'ML' },
          {
            kind: 'number',
            name: 'invoice_series_start',
            label: 'Series starts at',
            minValue: 1,
            maxDecimals: 0,
            description: "Used numbers aren't repeated: a lower start has no effect.",
          },
        ],
      },
      {
        title: 'Paper and images',
        fields: [
          { kind: 'select', name: 'label_size', label: 'Paper', items: invoicePaperChoices },
          { kind: 'image', name: 'logo_path', label: 'Logo' },
          { kind: 'image', name: 'signature_image_url', label: 'Signature' },
        ],
      },
      {
        title: 'What is printed',
        fields: [
          { kind: 'switch', name: 'hide_buyer_contact', label: "Hide the buyer's phone and email" },
          {
            kind: 'checkbox',
            name: 'is_primary_warehouse',
            label: "Print the primary warehouse's address",
            description: 'For orders that ship from the same state, because a GSTIN is valid in one state.',
          },
          { kind: 'text', name: 'policy_terms', label: 'Terms', isMultiline: true },
        ],
      },
    ];
  };

/** How invoices look and are numbered, beside the brand's newest invoice. */
export function InvoicePreferences() {
  const samples = useCall(calls.preferencePreview.documents).data?.data;
  const model = samples?.invoice ?? sampleInvoice;
  return (
    <PreferenceForm
      type="invoice_preference"
      schema={InvoicePreference}
      submitLabel="Save invoice preferences"
      sections={sectionsWith(samples?.next_invoice)}
      asideWidth="wide"
      preview={({ values }) =>
        samples && (
          <>
            <InvoicePreview model={withInvoicePreference(model, validPart(InvoicePreference, values))} />
            <Text size="secondary" tone="second">
              {samples.invoice
                ? `Your newest invoice, ${model.number}. Issued invoices keep their number.`
                : 'A sample: you have no invoices yet.'}
            </Text>
          </>
        )
      }
    />
  );
}
