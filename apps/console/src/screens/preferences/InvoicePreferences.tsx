import { InvoicePreference, calls } from '@khep/api';
import type { DocumentSamples } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { sampleInvoice } from '@khep/domain/documents';
import type { InvoiceModel } from '@khep/domain/documents';
import { InvoicePreview } from '@khep/domain/documents/ui';
import { formatInvoiceNumber, maxInvoiceNumber } from '@khep/domain/tax';
import { Text } from '@khep/ui';
import type { FormSections } from '../../patterns/formFields.ts';
import { PreferenceForm } from '../../patterns/PreferenceForm.tsx';
import { validPart } from '../../forms/validPart.ts';

const papers = [
  { id: 'A4', label: 'A4' },
  { id: 'A5', label: 'A5' },
  { id: '4x6', label: '4 × 6 in' },
];

type Series = DocumentSamples['next_invoice'];

/** The number of the next invoice: the series continues, or skips ahead to a higher start. */
function nextNumber({ invoice_prefix, invoice_series_start }: InvoicePreference, series: Series) {
  const next = Math.max(series.last + 1, invoice_series_start);
  return formatInvoiceNumber(invoice_prefix, series.financial_year, next);
}

const sectionsWith =
  (series: Series | undefined): FormSections<InvoicePreference> =>
  ({ values }) => {
    const number = series && nextNumber(validPart(InvoicePreference, values), series);
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
          { kind: 'select', name: 'label_size', label: 'Paper', items: papers },
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

/** The invoice as it would print with these preferences. */
function withPreference(
  { logo: _logo, signature_image: _signature, policy_terms: _terms, ...model }: InvoiceModel,
  preference: InvoicePreference,
): InvoiceModel {
  const { label_size, logo_path, signature_image_url, policy_terms, hide_buyer_contact } = preference;
  return {
    ...model,
    paper: label_size,
    hide_buyer_contact,
    ...(policy_terms !== '' && { policy_terms }),
    ...(logo_path !== '' && { logo: logo_path }),
    ...(signature_image_url !== '' && { signature_image: signature_image_url }),
  };
}

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
            <InvoicePreview model={withPreference(model, validPart(InvoicePreference, values))} />
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
