import { Card, Text } from '@khep/ui';

/** Stand-in until the projection is here. */
export function PackedBoxCard({ box, number }: { box: { name: string; volume_utilized: number }; number: number }) {
  return <Card title={`Box ${number} · ${box.name}`} level={3}><Text>{box.volume_utilized} % of volume</Text></Card>;
}
