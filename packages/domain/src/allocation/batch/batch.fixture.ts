import type { AllocatedOrderData } from './AllocatedOrders.tsx';
import type { AllocationPreviewProps, PlannedCourierData } from './AllocationPreview.tsx';

export const allocatedOrders: AllocatedOrderData[] = [
  {
    order_id: '1',
    order_number: 'KH-100482',
    courier_name: 'Delhivery Surface',
    awbs: ['14908133143257', '14908133143258'],
    reason: 'Load distribution, 60% Delhivery Surface',
  },
  {
    order_id: '2',
    order_number: 'KH-100490',
    courier_name: 'Blue Dart Apex',
    awbs: ['80123456789'],
    reason: 'आपने चुना',
  },
];

export const plannedCouriers: PlannedCourierData[] = [
  {
    courier_id: 1,
    courier_name: 'Delhivery Surface',
    orders: 1204,
    unrated: 0,
    total: 104_025.6,
    average_days: 3.4,
    decided_by: { split: 1100, rule: 104 },
  },
  {
    courier_id: 2,
    courier_name: 'Blue Dart Apex',
    orders: 12,
    unrated: 12,
    total: 0,
    average_days: null,
    decided_by: { price: 12 },
  },
];

export const withoutCourier: AllocationPreviewProps['without'] = [
  {
    why: 'No courier serves 744301 with cash on delivery:',
    order_ids: ['7', '8', '9'],
    order_numbers: ['KH-100501', 'KH-100502'],
  },
];
