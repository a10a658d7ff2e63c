import { Callout, Stack } from '@khep/ui';
import * as styles from './LabelPreview.css.ts';
import { layoutLabel } from './layoutLabel.ts';
import type { LabelModel } from './labelModel.ts';
import type { LabelSize } from './labelSizes.ts';
import { textWidth } from './textWidth.ts';
import type { PageElement } from './elements.ts';
import { barsPath, qrPath } from './toSvg.ts';
import { domainMessages } from '../messages.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';

const defaults = domainMessages.labelPreview;

export interface LabelPreviewProps {
  model: LabelModel;
  /** @default the preference's size */
  size?: LabelSize;
}

function Drawn({ element }: { element: PageElement }) {
  switch (element.kind) {
    case 'text': {
      // The browser's font may be wider than the printer's; condense it as in print.
      const isTight = textWidth(element.text, element.size, element.bold) > element.width * 0.96;
      return (
        <text
          x={element.x}
          y={element.y}
          fontSize={element.size}
          fontWeight={element.bold ? 700 : 400}
          textAnchor={element.align ?? 'start'}
          fill={element.inverse ? '#fff' : '#000'}
          {...(isTight && { textLength: element.width, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {element.text}
        </text>
      );
    }
    case 'line':
      return (
        <path
          d={`M${element.x1} ${element.y1}L${element.x2} ${element.y2}`}
          stroke="#000"
          strokeWidth={element.thickness}
        />
      );
    case 'rect':
      return (
        <rect
          x={element.x}
          y={element.y}
          width={element.width}
          height={element.height}
          fill={element.filled ? '#000' : 'none'}
          stroke={element.filled ? 'none' : '#000'}
          strokeWidth={element.thickness}
        />
      );
    case 'barcode':
      return (
        <path
          shapeRendering="crispEdges"
          d={barsPath(element.widths, element.module, element.x, element.y, element.height)}
        />
      );
    case 'qr':
      return (
        <path shapeRendering="crispEdges" d={qrPath(element.modules, element.x, element.y, element.size)} />
      );
    case 'image':
      break;
  }
  return (
    <image
      x={element.x}
      y={element.y}
      width={element.width}
      height={element.height}
      href={element.source}
      preserveAspectRatio="xMaxYMid meet"
    />
  );
}

/** Position and kind are unique. */
const elementKey = (element: PageElement) =>
  element.kind === 'line'
    ? `line ${element.x1} ${element.y1} ${element.x2} ${element.y2}`
    : `${element.kind} ${element.x} ${element.y} ${'text' in element ? element.text : ''}`;

/** Previews a printed label with its problems. */
export function LabelPreview({ model, size }: LabelPreviewProps) {
  const messages = useDomainMessages('labelPreview', defaults);
  const layout = layoutLabel(model, size);
  const { order, shipment } = model;
  const payment = order.is_cod ? messages.cod : messages.prepaid;
  return (
    <Stack gap={8}>
      {layout.problems.length > 0 && <Callout tone="caution">{layout.problems.join(' ')}</Callout>}
      <svg
        className={styles.paper}
        viewBox={`0 0 ${layout.width_mm} ${layout.height_mm}`}
        role="img"
        aria-label={messages.label(
          shipment.courier_name,
          shipment.awb,
          order.buyer.name,
          order.buyer.pincode,
          payment,
        )}
        data-component="LabelPreview"
      >
        {layout.elements.map((element) => (
          <Drawn key={elementKey(element)} element={element} />
        ))}
      </svg>
    </Stack>
  );
}
