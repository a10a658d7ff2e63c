import type { Order, Shipment } from '@khep/api';
import { toast, useShortcut } from '@khep/ui';
import { useLocation } from 'wouter';
import { paths } from '../../../paths.ts';
import { useDocuments } from '../../../data/useDocuments.ts';

interface OrderKeysProps {
  order: Order;
  /** With an AWB. */
  boxes: readonly Shipment[];
  onShowLabels: () => void;
}

const group = 'Order';

/** The AWB of the box with the focus, else of the first. */
function awbInView(boxes: readonly Shipment[]): string {
  const box = document.activeElement?.closest<HTMLElement>('[data-awb]');
  return box?.dataset['awb'] ?? boxes[0]?.awb ?? '';
}

async function copyAwb(awb: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(awb);
    toast.success(`AWB ${awb} copied`);
  } catch {
    toast.error(`The browser doesn't allow copying. The AWB is ${awb}.`);
  }
}

/** Keys of an order's page: its next step, or its AWBs and documents once it is booked. */
export function OrderKeys({ order, boxes, onShowLabels }: OrderKeysProps) {
  const [, navigate] = useLocation();
  const documents = useDocuments();
  const { can_edit, can_pack, can_allocate } = order.actions;
  const needsBox = can_pack && order.needs.includes('packaging');
  const go = (path: string) => navigate(`~${path}`);
  const isBooked = boxes.length > 0;
  useShortcut({ keys: 'e', description: 'Edit', group, isDisabled: !can_edit }, () =>
    go(paths.editOrder(order.id)),
  );
  useShortcut({ keys: 'p', description: 'Pack', group, isDisabled: !needsBox }, () =>
    go(paths.packaging([order.id])),
  );
  useShortcut(
    { keys: 'a', description: 'Allocate courier', group, isDisabled: needsBox || !can_allocate },
    () => go(paths.allocate([order.id])),
  );
  useShortcut(
    { keys: 'c', description: 'Copy AWB', group, isDisabled: !isBooked },
    () => void copyAwb(awbInView(boxes)),
  );
  useShortcut({ keys: 'l', description: 'Show labels', group, isDisabled: !isBooked }, onShowLabels);
  useShortcut(
    { keys: 'i', description: 'Print invoice', group, isDisabled: !isBooked },
    () => void documents.save('invoice', { order_ids: [order.id] }),
  );
  return null;
}
