import { calls } from '@khep/api';
import type { DirectInvoice } from '@khep/api';
import { formatDate } from '@khep/domain/days';
import { directMessages } from '@khep/domain/gst/ui';
import { NumberField, Stack, toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import type { DrawerProps } from './issueForms.tsx';

const texts = directMessages.credit;

/** The units of an invoice without an order that a credit note credits. */
export function CreditDrawer({
  invoice: { number, lines, credit_until },
  onClose,
}: DrawerProps & { invoice: DirectInvoice }) {
  const { run } = useAction(calls.finance.issueDirectNote, { quiet: true, invalidates: ['finance'] });
  return (
    <FormDrawer
      title={texts.title(number)}
      description={texts.help(formatDate(credit_until ?? ''))}
      submitLabel={texts.issue}
      onClose={onClose}
      form={{
        name: `gst:credit:${number}`,
        schema: calls.finance.issueDirectNote.body,
        initial: { number, units: lines.map(({ left }) => left) },
        save: (body, options) => run({ body }, options),
        onSaved: ({ data }) => {
          toast.success(texts.issued(data.number));
          onClose();
        },
      }}
      sections={(form) => {
        const units = form.values.units ?? [];
        return [
          {
            fields: [
              {
                kind: 'custom' as const,
                labels: { units: texts.units },
                format: (value: unknown) =>
                  (Array.isArray(value) ? (value as number[]) : [])
                    .flatMap((count, at) =>
                      count > 0 ? [texts.line(count, lines[at]?.description ?? '')] : [],
                    )
                    .join(', ') || texts.none,
                content: (
                  <Stack gap={12}>
                    {lines.map(({ description, quantity, left }, at) => (
                      <NumberField
                        // Two lines may have one product; their order never changes.
                        // oxlint-disable-next-line react/no-array-index-key
                        key={at}
                        name={`units.${at}`}
                        label={description}
                        description={texts.left(left, quantity)}
                        minValue={0}
                        maxValue={left}
                        value={units[at] ?? 0}
                        errorMessage={
                          form.errors[`units.${at}`] ?? (at === 0 ? form.errors['units'] : undefined)
                        }
                        onChange={(count) =>
                          form.set({ units: units.map((one, index) => (index === at ? (count ?? 0) : one)) })
                        }
                      />
                    ))}
                  </Stack>
                ),
              },
            ],
          },
        ];
      }}
    />
  );
}
