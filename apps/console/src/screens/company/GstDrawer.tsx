import { calls } from '@khep/api';
import type { BodyOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { GstinBreakdown } from '@khep/domain/company/ui';
import { gstinProblem } from '@khep/domain/tax';
import { formatUploadLimit, uploadLimits } from '@khep/domain/uploads';
import { Callout } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import type { FieldBinding, Schema } from '../../forms/useForm.ts';
import { PrivateFileField } from '../../forms/PrivateFileField.tsx';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { companyCalls } from './companyCalls.ts';

type GstValues = BodyOf<typeof calls.company.gstVerify>;

/** Validates with the check digit too, as the server does. */
const schema: Schema<GstValues> = {
  safeParse(input) {
    const result = calls.company.gstVerify.body.safeParse(input);
    const problem = gstinProblem((input as Partial<GstValues>).gst_no ?? '');
    if (problem === undefined) return result;
    const others = result.error?.issues.filter(({ path }) => path[0] !== 'gst_no') ?? [];
    return { success: false, error: { issues: [{ path: ['gst_no'], message: problem }, ...others] } };
  },
};

/** What the GST portal has about a well-formed GSTIN, before it is sent. */
function PortalResult({ gstin }: { gstin: string }) {
  const isWellFormed = gstinProblem(gstin) === undefined;
  const { data, error, isLoading } = useCall(
    calls.company.gstValidate,
    isWellFormed ? { body: { gst_no: gstin.trim().toUpperCase() } } : null,
    { quiet: true },
  );
  const found = data?.data;
  if (error) return <Callout tone="caution">{error.detail || error.message}</Callout>;
  // As high as the result, so that the fields below don't move when it arrives.
  if (isLoading) return <Callout tone="info">Checking with the GST portal…</Callout>;
  if (found === undefined || !found.is_checked) return null;
  if (!found.is_valid) return <Callout tone="critical">{found.problem}</Callout>;
  return <Callout tone="positive">{`Registered to ${found.legal_name}`}</Callout>;
}

export interface GstDrawerProps {
  initial: GstValues;
  /** State of the company's address. */
  addressState: string;
  onClose: () => void;
}

/** Sends a GSTIN with its PAN card and certificate to be verified. */
export function GstDrawer({ initial, addressState, onClose }: GstDrawerProps) {
  const verify = useAction(calls.company.gstVerify, { invalidates: companyCalls });
  return (
    <FormDrawer
      title="Verify GSTIN"
      description="After it is sent, its fields are locked."
      submitLabel="Send for verification"
      onClose={onClose}
      form={{
        name: `gstin:${initial.gst_no || 'new'}`,
        schema,
        initial,
        save: (body, options) => verify.run({ params: { id: body.gst_no.slice(0, 2) }, body }, options),
        onSaved: onClose,
      }}
      sections={(form) => {
        const gstin = form.values.gst_no ?? '';
        const file = (name: 'pan_card_url' | 'gst_verification_url') =>
          form.binding(name) as FieldBinding<string>;
        return [
          {
            fields: [
              {
                kind: 'text',
                name: 'gst_no',
                label: 'GSTIN',
                placeholder: '27AAPFU0939F1ZV',
                isRequired: true,
                autoFocus: true,
              },
              {
                kind: 'custom',
                labels: {},
                content: (
                  <>
                    <GstinBreakdown gstin={gstin} addressState={addressState} />
                    <PortalResult gstin={gstin} />
                  </>
                ),
              },
              {
                kind: 'custom',
                labels: { pan_card_url: 'PAN card' },
                content: (
                  <PrivateFileField
                    label="PAN card"
                    description={`Image or PDF, up to ${formatUploadLimit(uploadLimits.image)}. Only your brand can read it.`}
                    {...file('pan_card_url')}
                  />
                ),
              },
              {
                kind: 'custom',
                labels: { gst_verification_url: 'GST certificate' },
                content: (
                  <PrivateFileField
                    label="GST certificate"
                    description="Form GST REG-06, image or PDF."
                    {...file('gst_verification_url')}
                  />
                ),
              },
            ],
          },
        ];
      }}
    />
  );
}
