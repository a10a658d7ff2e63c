import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { SheetProps } from './Sheet.tsx';

/** A sheet with all parts. */
export const filledSheet = {
  title: 'Pack the day',
  summary: <Text>46 ready</Text>,
  status: <Text isNumeric>1 h 19 min to 14:00</Text>,
  top: <Text tone="second">Pick · Pack · Close</Text>,
  children: (
    <Stack gap={12}>
      {['Jaipur studio', 'Jodhpur workshop'].map((name) => (
        <Card key={name} title={name}>
          23 boxes
        </Card>
      ))}
    </Stack>
  ),
  sideLabel: 'Needs you',
  side: <Text>4 orders need an address</Text>,
  foot: <Text tone="second">46 labels, 3 pickups</Text>,
  actions: <Button tone="accent">Pack 46</Button>,
} satisfies SheetProps;
