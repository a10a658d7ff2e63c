import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { binsMessages, binsMessagesHindi } from '@khep/domain/warehouse/ui';
import { Button, Card, Inline, Link, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';
import { usePickLanguage } from './usePickLanguage.ts';

const languages = { en: binsMessages.bins, hi: binsMessagesHindi.bins };
/** Lines before the others are asked for. */
const shownFirst = 5;

/** Goods of transfers and purchase orders that still come to a warehouse; nothing is shown while nothing is on its way. */
export function GoodsOnTheWay({ warehouse_id }: { warehouse_id: string }) {
  const [language] = usePickLanguage();
  const words = languages[language];
  const { data, error, reload } = useCall(calls.pickPack.onTheWay, { params: { id: warehouse_id } });
  const [isWhole, setWhole] = useState(false);
  const { allows } = useAccess();
  if (error && !data)
    return (
      <Card title={words.onTheWay}>
        <LoadError error={error} onRetry={() => void reload()} />
      </Card>
    );
  const goods = [
    ...(data?.data.transfers ?? []).map((one) => ({ ...one, href: paths.transfers(one.id) })),
    ...(data?.data.purchases ?? []).map((one) => ({ ...one, href: paths.procurement('orders', one.id) })),
  ];
  if (goods.length === 0) return null;
  return (
    <Card title={words.onTheWay}>
      <Stack gap={8}>
        {goods.slice(0, isWhole ? undefined : shownFirst).map(({ id, number, from, quantity, href }) => (
          <Text key={id}>
            {words.unitsFrom(quantity, from)}{' '}
            {allows('procurement') ? <Link href={href}>{number}</Link> : number}
          </Text>
        ))}
        {!isWhole && goods.length > shownFirst && (
          <Inline gap={8}>
            <Button onPress={() => setWhole(true)}>{words.more}</Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
