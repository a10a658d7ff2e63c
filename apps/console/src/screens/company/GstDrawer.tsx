import { calls } from '@khep/api';
import type { BodyOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { GstinBreakdown, GstPortalResult } from '@khep/domain/company/ui';
import { supplierGstinProblem } from '@khep/domain/tax';
import { formatUploadLimit, uploadLimits } from '@khep/domain/uploads';
import { useAction } from '../../data/useAction.ts';
import type { Schema } from '../../forms/useForm.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { companyCalls } from './companyCalls.ts';

type GstValues = BodyOf<typeof calls.company.gstVerify>;

/** Validates with the check digit too, as the server does. */
const schema: Schema<GstValues> = {
  safeParse(input) {
    const result = calls.company.gstVerify.body.safeParse(input);
    const problem = supplierGstinProblem((input as Partial<GstValues>).gst_no ?? '');
    if (problem === undefined) return result;
    const others = result.error?.issues.filter(({ path }) => path[0] !== 'gst_no') ?? [];
    return { success: false, error: { issues: [{ path: ['gst_no'], message: problem }, ...others] } };
  },
};

/** Shows the GST portal's record of a well-formed GSTIN, before it is sent. */
function PortalResult({ gstin }: { gstin: string }) {
  const isWellFormed = supplierGstinProblem(gstin) === undefined;
  const { data, error, isLoading } = useCall(
    calls.company.gstValidate,
    isWellFormed ? { body: { gst_no: gstin.trim().toUpperCase() } } : null,
    { quiet: true },
  );
  return <GstPortalResult isLoading={isLoading} errorMessage={error && error.reason} result={data?.data} />;
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
                kind: 'privateFile',
                name: 'pan_card_url',
                label: 'PAN card',
                description: `Image or PDF, up to ${formatUploadLimit(uploadLimits.image)}. Only your brand can read it.`,
              },
              {
                kind: 'privateFile',
                name: 'gst_verification_url',
                label: 'GST certificate',
                description: 'Form GST REG-06, image or PDF.',
              },
            ],
          },
        ];
      }}
    />
  );
}
