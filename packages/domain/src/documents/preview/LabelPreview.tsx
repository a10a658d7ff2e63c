import { layoutLabel } from '../layoutLabel.ts';
import type { LabelModel } from '../labelModel.ts';
import type { LabelSize } from '../labelSizes.ts';
import { PagePreview } from './PagePreview.tsx';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.labelPreview;

export interface LabelPreviewProps {
  model: LabelModel;
  /** @default the preference's size */
  size?: LabelSize;
}

/** Previews a printed label with its problems. */
export function LabelPreview({ model, size }: LabelPreviewProps) {
  const messages = useDomainMessages('labelPreview', defaults);
  const { order, shipment } = model;
  const payment = order.is_cod ? messages.cod : messages.prepaid;
  return (
    <PagePreview
      component="LabelPreview"
      layout={layoutLabel(model, size)}
      label={messages.label(
        shipment.courier_name,
        shipment.awb,
        order.buyer.name,
        order.buyer.pincode,
        payment,
      )}
    />
  );
}
