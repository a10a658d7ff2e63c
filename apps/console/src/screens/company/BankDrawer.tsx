import { calls } from '@khep/api';
import type { BankDetails, BodyOf } from '@khep/api';
import { VersionConflict } from '@khep/api/client';
import { useCall, useClient } from '@khep/api/hooks';
import { IfscField } from '@khep/domain/company/ui';
import { useRef } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { SaveOptions } from '../../forms/useDraftForm.tsx';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { companyCalls } from './companyCalls.ts';

type BankValues = BodyOf<typeof calls.company.bankUpdate>;

const blank = {
  account_holder: '',
  account_number: '',
  confirm_account_number: '',
  ifsc: '',
  bank_name: '',
  branch_name: '',
  password: '',
};

/** Sends a bank account to be verified. Its number is typed twice and stored in no draft. */
export function BankDrawer({ version, onClose }: { version: number; onClose: () => void }) {
  const send = useAction(calls.company.bankUpdate, { invalidates: companyCalls });
  const client = useClient();
  const company = useCall(calls.company.profile).data?.data.company_name ?? '';
  const seen = useRef(version);
  const lookUpBank = async (code: string) => {
    const { data } = await client.call(calls.company.ifsc, { params: { code } }, { quiet: true });
    return data.bank_name;
  };

  /**
   * Sends the account, unless another one was sent since the form was opened: then it says which. An account is one choice, so
   * its fields are not merged.
   */
  async function sendUnlessChanged(body: BankValues, { idempotencyKey }: SaveOptions) {
    const key = `${idempotencyKey}-${seen.current}`;
    const result = await send.run({ body }, { idempotencyKey: key, ifMatch: seen.current });
    const error = result.ok ? undefined : result.error;
    if (!(error instanceof VersionConflict)) return result;
    const { bank_name, account_number_masked } = error.current as BankDetails;
    seen.current = error.version ?? seen.current;
    return {
      ok: false as const,
      message: `${error.changedBy || 'Someone'} sent ${bank_name} ${account_number_masked} while you were typing. Send yours again to replace it.`,
      fields: {},
    };
  }

  return (
    <FormDrawer
      title="Bank account"
      description="Payouts move over once it is verified."
      submitLabel="Send for verification"
      onClose={onClose}
      form={{
        name: 'bank-account',
        schema: calls.company.bankUpdate.body,
        initial: { ...blank, account_holder: company },
        except: ['account_number', 'confirm_account_number', 'password'],
        save: (body, options) => sendUnlessChanged(body, options),
        onSaved: onClose,
      }}
      sections={(form) => [
        {
          fields: [
            {
              kind: 'text',
              name: 'account_holder',
              label: 'Account holder',
              description: 'As at the bank. Usually the company.',
              isRequired: true,
              autoFocus: true,
            },
            {
              kind: 'text',
              name: 'account_number',
              label: 'Account number',
              isRequired: true,
              isNumeric: true,
              inputMode: 'numeric',
              autoComplete: 'off',
            },
            {
              kind: 'text',
              name: 'confirm_account_number',
              label: 'Account number again',
              isRequired: true,
              isNumeric: true,
              inputMode: 'numeric',
              autoComplete: 'off',
            },
            {
              kind: 'custom',
              labels: { ifsc: 'IFSC', bank_name: 'Bank' },
              content: (
                <IfscField
                  value={{ ifsc: form.values.ifsc ?? '', bank_name: form.values.bank_name ?? '' }}
                  onChange={form.set}
                  lookUpBank={lookUpBank}
                  errorMessage={form.errors['ifsc'] ?? form.errors['bank_name']}
                />
              ),
            },
            {
              kind: 'text',
              name: 'branch_name',
              label: 'Branch',
              description: 'The list of codes has no branches: enter it as on your cheque.',
            },
            {
              kind: 'password',
              name: 'password',
              label: 'Your password',
              description: 'Your password confirms that the change is yours.',
              isRequired: true,
            },
          ],
        },
      ]}
    />
  );
}
