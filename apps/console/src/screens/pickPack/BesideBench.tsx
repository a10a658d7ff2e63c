import { calls } from '@khep/api';
import type { PutBack } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Callout, Card, Grid, Inline, Stack, StatusBadge, Text, toast } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useNow } from '../../data/useNow.ts';
import { floorTime } from './floorTime.ts';
import { usePickLanguage } from './usePickLanguage.ts';
import { useProblem } from './useProblem.ts';

interface BesideBenchProps {
  words: typeof pickMessages.pack;
}

const changed = ['pickPack', 'orders'];

/** Held boxes, and pieces that go back to their bins. Nothing where there are none. */
export function BesideBench({ words }: BesideBenchProps) {
  const now = new Date(useNow());
  const [language] = usePickLanguage();
  const call = useCall(calls.pickPack.besideBench);
  const release = useMutation(calls.pickPack.releaseBox, {
    quiet: true,
    invalidates: changed,
    onSuccess: ({ data }) => toast.success(words.released(data.box.order_number)),
  });
  const back = useMutation(calls.pickPack.putBack, { quiet: true, invalidates: changed });
  const said = useProblem();
  const error = release.error ?? back.error;
  return (
    <CallContent call={call}>
      {({ data: { held, put_backs } }) => (
        <Stack gap={16}>
          {error && <Callout tone="critical" title={said(error).reason} isAlert />}
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            {put_backs.length > 0 && (
              <Card title={words.toPutBack} description={words.toPutBackHelp}>
                <Stack gap={16}>
                  {put_backs.map((task) => (
                    <PutBackTask
                      key={`${task.wave_id} ${task.pick_no}`}
                      task={task}
                      words={words}
                      isPending={back.isPending}
                      onDone={({ wave_id, pick_no, quantity }) =>
                        void back.send({ body: { wave_id, pick_no, quantity } })
                      }
                    />
                  ))}
                </Stack>
              </Card>
            )}
            {held.length > 0 && (
              <Card title={words.heldBoxes}>
                <Stack gap={16}>
                  {held.map(({ shipment_id, order_number, reason, by, at }) => (
                    <Inline key={shipment_id} gap={12} justify="space-between">
                      <Stack gap={4}>
                        <Text weight="semibold">{order_number}</Text>
                        <Text tone="second">
                          {words.holdReasons[reason]} · {words.held(by, floorTime(at, now, language))}
                        </Text>
                      </Stack>
                      <Button
                        aria-label={`${words.release}: ${order_number}`}
                        isPending={release.isPending}
                        onPress={() => void release.send({ params: { id: shipment_id } })}
                      >
                        {words.release}
                      </Button>
                    </Inline>
                  ))}
                </Stack>
              </Card>
            )}
          </Grid>
        </Stack>
      )}
    </CallContent>
  );
}

interface PutBackTaskProps extends BesideBenchProps {
  task: PutBack;
  isPending: boolean;
  onDone: (task: PutBack) => void;
}

function PutBackTask({ task, words, isPending, onDone }: PutBackTaskProps) {
  const { bin, quantity, sku_id, sku_name, wave_number, tote, order_number, cause } = task;
  const place = bin === null ? words.putBackAnywhere : words.putBackTo(bin);
  return (
    <Inline gap={12} justify="space-between">
      <Stack gap={4}>
        <Inline gap={8}>
          <Text weight="semibold">
            {quantity} × {sku_id}
          </Text>
          <StatusBadge tone={cause === 'cancelled' ? 'critical' : 'caution'}>
            {words.causes[cause]}
          </StatusBadge>
        </Inline>
        <Text>{place}</Text>
        <Text tone="second">
          {sku_name} · {words.putBackFrom(wave_number, tote, order_number)}
        </Text>
      </Stack>
      <Button
        size="large"
        aria-label={words.putBackOf(`${quantity} × ${sku_id}`, place)}
        isPending={isPending}
        onPress={() => onDone(task)}
      >
        {words.putBack}
      </Button>
    </Inline>
  );
}
