import { calls } from '@khep/api';
import type { SkuDraft } from '@khep/api';
import { smallestFittingBox } from '@khep/domain/packing';
import { LinkButton } from '@khep/ui';
import type { BreadcrumbItem } from '@khep/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useBoxes, useSkus } from '../../data/useLookups.ts';
import { useNow } from '../../data/useNow.ts';
import type { FormDeclaration } from '../../forms/useDraftForm.tsx';
import { paths } from '../../paths.ts';
import { FormPage } from '../../patterns/FormPage.tsx';
import type { RecordCall } from '../../patterns/RecordPage.tsx';
import { istDay } from '@khep/domain/days';
import { skuSections } from './skuSections.tsx';

export interface SkuFormProps extends Pick<FormDeclaration<SkuDraft, unknown>, 'save' | 'onSaved'> {
  title: string;
  /** After the list. */
  breadcrumbs: readonly BreadcrumbItem[];
  submitLabel: string;
  /** At the end of the header. */
  actions?: ReactNode;
  /** Undefined while the SKU is loading. */
  initial: Partial<SkuDraft> | undefined;
  record?: RecordCall;
  /** The SKU being edited: it can't be a part of itself. */
  ownId?: string;
}

/** Everything that is known of a product: what it is, what it weighs, what it costs, how it is packed. */
export function SkuForm({ breadcrumbs, initial, record, ownId, save, onSaved, ...page }: SkuFormProps) {
  const now = useNow();
  const boxes = useBoxes().rows;
  const skus = useSkus().rows;
  /** The "do not mix" tags in use, to choose from. */
  const tags = useMemo(() => [...new Set(skus.flatMap((sku) => sku.do_not_mix || []))].toSorted(), [skus]);
  const form: FormDeclaration<SkuDraft, unknown> | undefined = initial && {
    name: `sku:${ownId ?? 'new'}`,
    schema: calls.sku.add.body,
    initial,
    save: ({ sku_quantity, ...body }, options) =>
      save(
        {
          ...body,
          // Only a new count: orders may have changed the stock since the form was opened.
          ...(sku_quantity !== initial.sku_quantity && { sku_quantity }),
          suggested_box_id: smallestFittingBox(body, boxes)?.id ?? 'none',
        },
        options,
      ),
    onSaved,
  };

  return (
    <FormPage
      {...page}
      breadcrumbs={[{ label: 'SKUs and boxes', href: paths.skus() }, ...breadcrumbs]}
      cancelHref={paths.skus()}
      {...(record && {
        record: {
          ...record,
          notFound: 'SKU not found',
          listLink: <LinkButton href={paths.skus()}>All SKUs</LinkButton>,
        },
      })}
      form={form}
      sections={skuSections({ boxes, skus, tags, today: istDay(now), ownId })}
    />
  );
}
