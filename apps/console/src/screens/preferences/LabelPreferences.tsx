import { LabelPreference, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { labelSizeChoices, labelSizeOf, sampleLabel } from '@khep/domain/documents';
import { LabelPreview } from '@khep/domain/documents/ui';
import { Text } from '@khep/ui';
import type { FormSections } from '../../patterns/formFields.ts';
import { PreferenceForm } from '../../patterns/PreferenceForm.tsx';
import { validPart } from '../../forms/validPart.ts';

const sections: FormSections<LabelPreference> = () => [
  {
    title: 'Paper and logo',
    fields: [
      { kind: 'select', name: 'label_size', label: 'Label size', items: labelSizeChoices },
      { kind: 'image', name: 'logo_path', label: 'Logo' },
    ],
  },
  {
    title: 'What is printed',
    description: 'The address, the AWB and the COD amount are always printed.',
    fields: [
      { kind: 'switch', name: 'show_company_name', label: 'Company name' },
      { kind: 'switch', name: 'show_gstin', label: 'GSTIN' },
      { kind: 'switch', name: 'show_product_description', label: 'Products' },
      { kind: 'switch', name: 'show_total_amount', label: 'Order value' },
      { kind: 'switch', name: 'show_shipper_address', label: 'Return address' },
      { kind: 'switch', name: 'show_order_barcode', label: 'Order barcode' },
      { kind: 'switch', name: 'show_mobile_number', label: "Buyer's phone number" },
      { kind: 'switch', name: 'show_support_phone', label: 'Support contact' },
    ],
  },
  {
    title: 'Support and texts',
    fields: [
      { kind: 'phone', name: 'support_phone', label: 'Support phone' },
      { kind: 'text', name: 'support_email', label: 'Support email', type: 'email' },
      { kind: 'text', name: 'note', label: 'Note', isWide: true },
      { kind: 'text', name: 'policy_terms', label: 'Terms', isMultiline: true },
    ],
  },
];

/** How labels look, beside the brand's newest label. */
export function LabelPreferences() {
  const samples = useCall(calls.preferencePreview.documents).data?.data;
  const model = samples?.label ?? sampleLabel;
  return (
    <PreferenceForm
      type="label_preference"
      schema={LabelPreference}
      submitLabel="Save label preferences"
      sections={sections}
      asideWidth="wide"
      preview={({ values }) => {
        const { label_size, ...preference } = validPart(LabelPreference, values);
        const size = labelSizeOf(label_size);
        return (
          samples && (
            <>
              <LabelPreview model={{ ...model, preference: { ...preference, label_size: size } }} />
              <Text size="secondary" tone="second">
                {samples.label
                  ? `Your newest label: order ${model.order.order_id}.`
                  : 'A sample: you have no labels yet.'}
              </Text>
            </>
          )
        );
      }}
    />
  );
}
