import { LineChart } from '@khep/ui/charts';
import { useMemo } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatKilograms, rupeesToPaise } from '../../money/index.ts';
import { ratingMessages } from '../../messages/rating.ts';

const defaults = ratingMessages.rateResult;

export interface PriceByWeightProps {
  service: {
    name: string;
    /** Grams. */
    charged_g: number;
    /** The price of each slab: grams and rupees. */
    curve: readonly { weight: number; price: number }[];
  };
}

/** The price of each slab of a service, and where a parcel is. */
export function PriceByWeight({ service: { name, curve, charged_g } }: PriceByWeightProps) {
  const messages = useDomainMessages('rateResult', defaults);
  const chart = useMemo(() => {
    // A slab begins below its first weight: the first price holds from 0.
    const points = [{ weight: 0, price: curve[0]?.price ?? 0 }, ...curve];
    const index = points.findIndex(({ weight }) => weight > 0 && weight >= charged_g);
    return {
      labels: points.map(({ weight }) => formatKilograms(weight)),
      series: [{ name, values: points.map(({ price }) => rupeesToPaise(price)) }],
      ...(index > 0 && { current: { index, name: messages.thisParcel(formatKilograms(charged_g)) } }),
    };
  }, [name, curve, charged_g, messages]);
  return (
    <LineChart
      title={messages.byWeight}
      description={name}
      {...chart}
      number="paise"
      isStepped
      labelHeader={messages.weight}
    />
  );
}
