import { Callout, Stack } from '@khep/ui';
import * as styles from './LabelPreview.css.ts';
import { textWidth } from '../page/textWidth.ts';
import type { Layout, PageElement } from '../page/elements.ts';
import { barsPath, qrPath } from '../page/toSvg.ts';

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

export interface PagePreviewProps {
  /** The laid-out page, as it prints. */
  layout: Layout;
  /** Describes the page to a screen reader. */
  label: string;
  /** @default 'PagePreview' */
  component?: string;
}

/** Draws a page of a document on screen, with its problems. */
export function PagePreview({ layout, label, component = 'PagePreview' }: PagePreviewProps) {
  return (
    <Stack gap={8}>
      {layout.problems.length > 0 && <Callout tone="caution">{layout.problems.join(' ')}</Callout>}
      <svg
        className={styles.paper}
        viewBox={`0 0 ${layout.width_mm} ${layout.height_mm}`}
        role="img"
        aria-label={label}
        data-component={component}
      >
        {layout.elements.map((element) => (
          <Drawn key={elementKey(element)} element={element} />
        ))}
      </svg>
    </Stack>
  );
}
