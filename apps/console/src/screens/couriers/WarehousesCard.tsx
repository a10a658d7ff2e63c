import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierWarehouses } from '@khep/domain/couriers/ui';
import type { CourierWarehousesProps } from '@khep/domain/couriers/ui';
import { Button, Callout, Card, toast } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';

const invalidates = ['contracts'];

/** The names of the brand's warehouses at a courier. Nothing for a courier that takes the address of each booking. */
export function WarehousesCard({ courier_id }: { courier_id: number }) {
  const params = { courier_id };
  const { data, error, reload } = useCall(calls.contracts.warehouses, { params });
  // Errors are shown at the field.
  const save = useAction(calls.contracts.warehouseSave, { invalidates, quiet: true });
  const send = useAction(calls.contracts.warehouseSend, { invalidates });
  const check = useAction(calls.contracts.warehousesCheck, { invalidates });
  const [problem, setProblem] = useState('');
  const names = data?.data;
  if (names?.known_by === 'address') return null;

  const onSave: CourierWarehousesProps['onSave'] = async ({ warehouse_id }, name) => {
    const version = names?.warehouses.find((one) => one.warehouse_id === warehouse_id)?.version ?? 0;
    const result = await save.run(
      { params: { ...params, warehouse_id }, body: { name } },
      { ifMatch: version },
    );
    await reload();
    if (!result.ok) return result.fields['name'] ?? result.message;
    toast.success(calls.contracts.warehouseSave.successMessage);
    return undefined;
  };
  const onSend: CourierWarehousesProps['onSend'] = async ({ warehouse_id }) => {
    await send.run({ params: { ...params, warehouse_id } });
    await reload();
  };
  async function checkAll() {
    const result = await check.run({ params });
    setProblem(result.ok ? result.answer.data.problem : '');
    await reload();
  }
  return (
    <AsyncContent isLoading={!names} error={names ? undefined : error} onRetry={() => void reload()}>
      {names && (
        <Card
          title="Warehouses"
          description={
            names.known_by === 'name'
              ? `${names.courier_name} knows warehouses by their registered names. Copy yours from ${names.found_at}, or leave it empty to use Khep's own.`
              : `${names.courier_name} knows warehouses by codes that it gives. Ask its staff for yours.`
          }
          actions={
            names.known_by === 'name' && (
              <Button isPending={check.isPending} onPress={() => void checkAll()}>
                Check names
              </Button>
            )
          }
          padding="none"
        >
          {problem !== '' && (
            <Callout tone="caution" isAlert>
              {`${problem} Some names weren't checked. Check them again in a minute.`}
            </Callout>
          )}
          <CourierWarehouses
            courier={names.courier_name}
            known_by={names.known_by}
            warehouses={names.warehouses}
            onSave={onSave}
            onSend={onSend}
          />
        </Card>
      )}
    </AsyncContent>
  );
}
