import { createMessages } from '@khep/ui';
import type { MessageOverrides, Messages } from '@khep/ui';
import type { domainMessages } from './messages.ts';
import type { allocationBatchMessages } from './messages/allocationBatch.ts';
import type { analyticsMessages } from './messages/analytics.ts';
import type { cashMessages } from './messages/cash.ts';
import type { courierWarehousesMessages } from './messages/courierWarehouses.ts';
import type { eInvoiceMessages } from './messages/eInvoice.ts';
import type { gstMessages } from './messages/gst.ts';
import type { holdMessages } from './messages/hold.ts';
import type { homeMessages } from './messages/home.ts';
import type { orderDetailsMessages } from './messages/orderDetails.ts';
import type { pickMessages } from './messages/pick.ts';
import type { pickupMessages } from './messages/pickup.ts';
import type { ratingMessages } from './messages/rating.ts';
import type { reconciliationMessages } from './messages/reconciliation.ts';
import type { tcsMessages } from './messages/tcs.ts';

// Messages of whole screens are in files of their own, so that others don't load them.
type All = typeof domainMessages &
  typeof allocationBatchMessages &
  typeof analyticsMessages &
  typeof cashMessages &
  typeof courierWarehousesMessages &
  typeof eInvoiceMessages &
  typeof gstMessages &
  typeof holdMessages &
  typeof homeMessages &
  typeof orderDetailsMessages &
  typeof pickMessages &
  typeof pickupMessages &
  typeof ratingMessages &
  typeof reconciliationMessages &
  typeof tcsMessages;

/** Any of the domain widgets' messages, by part: `{ ruleList: { on: 'चालू' } }`. */
export type DomainMessages = MessageOverrides<All>;

/** The messages of one part, in any language. */
export type DomainMessagesOf<Part extends keyof All> = Messages<All[Part]>;

export const { MessagesProvider: DomainMessagesProvider, useMessages: useDomainMessages } =
  createMessages<All>();
