import { Callout, Stack } from '@khep/ui';
import * as styles from './LabelPreview.css.ts';
import { layoutLabel } from './layoutLabel.ts';
import type { LabelModel, LabelSize } from './labelModel.ts';
import { textWidth } from './textWidth.ts';
import type { PageElement } from './elements.ts';
import { barsPath, qrPath } from './toSvg.ts';

export interface LabelPreviewProps {
  model: LabelModel;
  /** @default the preference's */
  size?: LabelSize;
}

function Drawn({ thing }: { thing: PageElement }) {
  switch (thing.kind) {
    case 'text': {
      // The screen's font may be wider than the printer's: then the line is squeezed, as on paper.
      const isTight = textWidth(thing.text, thing.size, thing.bold) > thing.width * 0.96;
      return (
        <text
          x={thing.x}
          y={thing.y}
          fontSize={thing.size}
          fontWeight={thing.bold ? 700 : 400}
          textAnchor={thing.align ?? 'start'}
          fill={thing.inverse ? '#fff' : '#000'}
          {...(isTight && { textLength: thing.width, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {thing.text}
        </text>
      );
    }
    case 'line':
      return (
        <path
          d={`M${thing.x1} ${thing.y1}L${thing.x2} ${thing.y2}`}
          stroke="#000"
          strokeWidth={thing.thickness}
        />
      );
    case 'rect':
      return (
        <rect
          x={thing.x}
          y={thing.y}
          width={thing.width}
          height={thing.height}
          fill={thing.filled ? '#000' : 'none'}
          stroke={thing.filled ? 'none' : '#000'}
          strokeWidth={thing.thickness}
        />
      );
    case 'barcode':
      return (
        <path
          shapeRendering="crispEdges"
          d={barsPath(thing.widths, thing.module, thing.x, thing.y, thing.height)}
        />
      );
    case 'qr':
      return <path shapeRendering="crispEdges" d={qrPath(thing.modules, thing.x, thing.y, thing.size)} />;
    case 'image':
      break;
  }
  return (
    <image
      x={thing.x}
      y={thing.y}
      width={thing.width}
      height={thing.height}
      href={thing.source}
      preserveAspectRatio="xMaxYMid meet"
    />
  );
}

/** No two things of a kind stand in one place. */
const keyOf = (thing: PageElement) =>
  thing.kind === 'line'
    ? `line ${thing.x1} ${thing.y1} ${thing.x2} ${thing.y2}`
    : `${thing.kind} ${thing.x} ${thing.y} ${'text' in thing ? thing.text : ''}`;

/** The label as it will be printed, with what could not be printed as it should. */
export function LabelPreview({ model, size }: LabelPreviewProps) {
  const layout = layoutLabel(model, size);
  const { order, shipment } = model;
  const payment = order.is_cod ? 'cash on delivery' : 'prepaid';
  return (
    <Stack gap={8}>
      {layout.problems.length > 0 && <Callout tone="caution">{layout.problems.join(' ')}</Callout>}
      <svg
        className={styles.paper}
        viewBox={`0 0 ${layout.width_mm} ${layout.height_mm}`}
        role="img"
        aria-label={`Label: ${shipment.courier_name}, AWB ${shipment.awb}, to ${order.buyer.name}, ${order.buyer.pincode}, ${payment}`}
        data-component="LabelPreview"
      >
        {layout.things.map((thing) => (
          <Drawn key={keyOf(thing)} thing={thing} />
        ))}
      </svg>
    </Stack>
  );
}
