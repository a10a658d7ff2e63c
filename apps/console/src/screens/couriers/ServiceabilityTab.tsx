import { calls } from '@khep/api';
import {
  Button,
  Callout,
  Card,
  DescriptionList,
  Form,
  Grid,
  PincodeField,
  Select,
  Stack,
  WeightField,
} from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { FieldErrors } from '../../forms/useForm.ts';
import { ServiceabilityFile } from './ServiceabilityFile.tsx';

/** Whether a courier serves a parcel between two PIN codes, or the destinations of a file. */
export function ServiceabilityTab({ courier_id }: { courier_id: number }) {
  const check = useAction(calls.contracts.serviceability, { quiet: true });
  const [from_pincode, setFrom] = useState('');
  const [to_pincode, setTo] = useState('');
  const [mode, setMode] = useState<'prepaid' | 'cod'>('prepaid');
  const [weight, setWeight] = useState<number | undefined>(500);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [reach, setReach] = useState<Reach>();

  async function submit() {
    setProblem('');
    setReach(undefined);
    const result = await check.run({
      params: { courier_id },
      body: { from_pincode, to_pincode, payment_mode: mode, weight: weight ?? 0 },
    });
    setErrors(result.ok ? {} : result.fields);
    if (result.ok) setReach(result.answer.data);
    else if (Object.keys(result.fields).length === 0) setProblem(result.message);
  }
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 1, lg: 2 }} gap={16} align="start">
        <Card title="Check a pair" description="Checked live with the courier.">
          <Form errors={errors} {...(problem !== '' && { problem })} onSubmit={() => void submit()}>
            <Stack gap={16}>
              <Grid columns={2} gap={12}>
                <PincodeField
                  label="From"
                  name="from_pincode"
                  isRequired
                  value={from_pincode}
                  onChange={setFrom}
                />
                <PincodeField label="To" name="to_pincode" isRequired value={to_pincode} onChange={setTo} />
                <Select
                  label="Payment"
                  items={[
                    { id: 'prepaid', label: 'Prepaid' },
                    { id: 'cod', label: 'COD' },
                  ]}
                  value={mode}
                  onChange={(next) => setMode(next === 'cod' ? 'cod' : 'prepaid')}
                />
                <WeightField label="Weight" name="weight" value={weight} onChange={setWeight} />
              </Grid>
              <div>
                <Button type="submit" tone="accent" isPending={check.isPending}>
                  Check serviceability
                </Button>
              </div>
            </Stack>
          </Form>
        </Card>
        {reach && <Answer reach={reach} />}
      </Grid>
      <ServiceabilityFile courier_id={courier_id} />
    </Stack>
  );
}

type Check = ReturnType<typeof useAction<typeof calls.contracts.serviceability>>;
type Reach = Extract<Awaited<ReturnType<Check['run']>>, { ok: true }>['answer']['data'];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

function Answer({ reach }: { reach: Reach }) {
  return (
    <Card title={reach.serviceable ? 'Serviceable' : 'Not serviceable'}>
      <Stack gap={12}>
        {!reach.serviceable && (
          <Callout tone="caution" isAlert>
            {reach.reason}
          </Callout>
        )}
        {reach.disagreement !== '' && (
          <Callout tone="critical" title="Your mapping disagrees" isAlert>
            {reach.disagreement}
          </Callout>
        )}
        <DescriptionList
          items={[
            { term: 'Zone in your mapping', detail: reach.zone },
            { term: 'Zone at the courier', detail: reach.courier_zone || '—' },
            { term: 'Days', detail: reach.tat ?? '—' },
            { term: 'Prepaid', detail: yesNo(reach.prepaid) },
            { term: 'COD', detail: yesNo(reach.cod) },
            { term: 'Pickup', detail: yesNo(reach.pickup) },
            { term: 'Reverse pickup', detail: yesNo(reach.reverse) },
            { term: 'Out of delivery area', detail: yesNo(reach.oda) },
            { term: 'Embargo', detail: yesNo(reach.embargo) },
          ]}
        />
      </Stack>
    </Card>
  );
}
