import { DisputeDraft, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { disputeCategories, disputeCategoryLabel, photoKindLabel, photoKinds } from '@khep/domain/disputes';
import { formatRupeeValue } from '@khep/domain/money';
import { Callout, DescriptionList, Text } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { useDebounced } from '../../data/useDebounced.ts';
import type { Schema } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { FormPage } from '../../patterns/FormPage.tsx';
import { toPhotos } from './evidenceValues.ts';
import type { EvidenceValues } from './evidenceValues.ts';

/** The draft with an image of each kind. */
interface Values extends Omit<DisputeDraft, 'photos'> {
  photos: EvidenceValues['photos'];
}

const toDraft = ({ photos, ...values }: Values) => ({ ...values, photos: toPhotos(photos) });

const schema: Schema<Values> = {
  safeParse(input) {
    const values = input as Values;
    const result = DisputeDraft.safeParse(toDraft(values));
    return result.success
      ? { success: true, data: { ...result.data, photos: values.photos } }
      : { success: false, error: result.error };
  },
};

const blank: Values = {
  awb: '',
  category: 'weight',
  billed_weight_g: null,
  billed_length: null,
  billed_width: null,
  billed_height: null,
  amount: null,
  reference: '',
  remark: '',
  photos: {},
  scale_g: null,
};

const isByWeight = (category: Values['category'] | undefined) =>
  category === 'weight' || category === 'dimensions';
/** The shortest AWB of a courier. */
const minAwb = 6;

/** Shows the declared values of the shipment of an AWB. */
function Declared({ awb }: { awb: string }) {
  const typed = useDebounced(awb.trim(), 300);
  const call = useCall(calls.disputes.shipment, typed.length < minAwb ? null : { query: { awb: typed } }, {
    quiet: true,
  });
  if (typed.length < minAwb) return <Text tone="second">Enter the AWB to see what was declared.</Text>;
  if (call.error) return <Callout tone="caution">{call.error.reason}</Callout>;
  const found = call.data?.data;
  if (!found) return null;
  const { declared } = found;
  return (
    <DescriptionList
      items={[
        { term: 'Order', detail: found.order_number },
        { term: 'Courier', detail: found.courier_name },
        { term: 'Items', detail: found.items },
        {
          term: 'Box',
          detail: declared.size
            ? `${found.box_name}, ${declared.size.length} × ${declared.size.width} × ${declared.size.height} cm`
            : found.box_name,
        },
        { term: 'Charged weight', detail: `${declared.charged_g / 1000} kg, zone ${found.zone}` },
        { term: 'Cost with GST', detail: formatRupeeValue(declared.cost) },
      ]}
    />
  );
}

/** Disputes a charge of an AWB by hand. */
export default function AddDispute() {
  const add = useAction(calls.disputes.add, { invalidates: ['disputes', 'home', 'wallet'] });
  return (
    <FormPage<Values, unknown>
      title="Add dispute"
      breadcrumbs={[{ label: 'Disputes', href: paths.disputes() }, { label: 'Add' }]}
      submitLabel="Add dispute"
      cancelHref={paths.disputes()}
      form={{
        name: 'dispute:new',
        schema,
        initial: blank,
        save: (values, options) => add.run({ body: toDraft(values) }, options),
        onSaved: () => navigate(paths.disputes()),
      }}
      aside={({ values }) => <Declared awb={values.awb ?? ''} />}
      sections={({ values }) => [
        {
          title: 'Charge',
          fields: [
            { kind: 'text', name: 'awb', label: 'AWB', isRequired: true, isNumeric: true, autoFocus: true },
            {
              kind: 'select',
              name: 'category',
              label: 'Category',
              items: disputeCategories.map((id) => ({ id, label: disputeCategoryLabel(id) })),
            },
            isByWeight(values.category) && {
              kind: 'weight',
              name: 'billed_weight_g',
              label: 'Billed weight',
              description: 'As on the notice. Leave it empty if only dimensions were billed.',
            },
            isByWeight(values.category) && {
              kind: 'dimensions',
              names: ['billed_length', 'billed_width', 'billed_height'],
              label: 'Billed dimensions, L × W × H',
              isOptional: true,
            },
            !isByWeight(values.category) && {
              kind: 'money',
              name: 'amount',
              label: 'Overcharged, with GST',
              isRequired: true,
            },
            { kind: 'text', name: 'reference', label: 'Notice or invoice number' },
            { kind: 'text', name: 'remark', label: 'Remark', isMultiline: true },
          ],
        },
        {
          title: 'Proof',
          description: 'Couriers ask for all five. You can add them later.',
          fields: [
            ...photoKinds.map((kind) => ({
              kind: 'image' as const,
              name: `photos.${kind}` as const,
              label: photoKindLabel(kind),
            })),
            { kind: 'weight', name: 'scale_g', label: 'Weight on your scale' },
          ],
        },
      ]}
    />
  );
}
