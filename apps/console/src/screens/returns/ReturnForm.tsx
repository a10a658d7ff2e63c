import { ReturnDraft, calls } from '@khep/api';
import type { ReturnableOrder } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { returnReasonLabel, returnReasons } from '@khep/domain/returns';
import { ReturnItemsField } from '@khep/domain/returns/ui';
import { Callout, LinkButton, Stack } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { FormPage } from '../../patterns/FormPage.tsx';
import type { FormSections } from '../../patterns/formFields.ts';
import { invalidates } from './invalidates.ts';

const sectionsOf =
  (order: ReturnableOrder): FormSections<ReturnDraft> =>
  (form) => [
    {
      title: `Items of ${order.order_number}`,
      fields: [
        {
          kind: 'custom',
          labels: { items: 'Items' },
          content: (
            <Stack gap={12}>
              {order.policy_note !== null && (
                <Callout tone="caution">{`${order.policy_note} You can create the return anyway.`}</Callout>
              )}
              <ReturnItemsField
                items={order.items}
                value={form.values.items ?? []}
                errors={form.errors}
                onChange={(items) =>
                  form.set({ items: items.map((item) => ({ ...item, remark: '', photos: [] })) })
                }
              />
            </Stack>
          ),
        },
        {
          kind: 'radio',
          name: 'kind',
          label: 'The buyer wants',
          items: [
            { id: 'return', label: 'A refund' },
            { id: 'exchange', label: 'The same items again' },
          ],
        },
        {
          kind: 'select',
          name: 'reason',
          label: 'Reason',
          isRequired: true,
          items: returnReasons.map((id) => ({ id, label: returnReasonLabel(id) })),
        },
        { kind: 'text', name: 'remark', label: "Buyer's words", isMultiline: true, isWide: true },
      ],
    },
    {
      title: 'Pickup',
      fields: [
        { kind: 'text', name: 'pickup_address.name', label: 'Name', isRequired: true },
        { kind: 'phone', name: 'pickup_address.phone', label: 'Phone', isRequired: true },
        { kind: 'address', prefix: 'pickup_address.', isRequired: true },
        {
          kind: 'checkbox',
          name: 'with_qc',
          label: 'Quality check at pickup',
          description: 'The courier compares the items before the pickup, for the fee in your contract.',
        },
      ],
    },
  ];

/** The return of one order. */
export function ReturnForm({ orderId }: { orderId: string }) {
  const call = useCall(calls.returns.returnable, { params: { id: orderId } });
  const create = useAction(calls.orders.createReturn, { invalidates });
  const order = call.data?.data;
  return (
    <FormPage
      title="Create return"
      breadcrumbs={[
        { label: 'Returns & RTO', href: paths.returns() },
        { label: 'Create return', href: paths.returns('create') },
        { label: order?.order_number ?? 'Order' },
      ]}
      {...(order && { description: `${order.buyer_name}, ${order.address.city} ${order.address.pincode}` })}
      record={{
        ...call,
        notFound: 'Order not found',
        listLink: <LinkButton href={paths.returns('create')}>Find another order</LinkButton>,
      }}
      form={
        order && {
          name: `return:${orderId}`,
          schema: ReturnDraft,
          initial: {
            order_id: orderId,
            kind: 'return',
            items: [],
            remark: '',
            with_qc: false,
            pickup_address: order.address,
          },
          save: (body, options) => create.run({ body }, options),
          onSaved: ({ data }) =>
            navigate(`${paths.returns('new')}?open=${encodeURIComponent(data.return.id)}`),
        }
      }
      sections={(form) => (order ? sectionsOf(order)(form) : [])}
      submitLabel="Create return"
      cancelHref={paths.returns()}
    />
  );
}
