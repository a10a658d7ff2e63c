/**
 * XpressBees has an address for each service; the simulator has one for all. These services share one log-in. The platform
 * at shipment.xpressbees.com is another system with its own log-in, which knows only the AWBs that it issued.
 */
export interface XpressbeesHosts {
  auth: string;
  manifest: string;
  client: string;
  tracking: string;
  updates: string;
  master: string;
}

export const xpressbeesHosts: XpressbeesHosts = {
  auth: 'https://userauthapis.xbees.in',
  manifest: 'https://apishipmentmanifestation.xbees.in',
  client: 'https://xbclientapi.xbees.in',
  tracking: 'https://apishipmenttracking.xbees.in',
  updates: 'https://clientshipupdatesapi.xbees.in',
  master: 'https://xbmasterapi.xbees.in',
};

/** All services on one address. */
export const xpressbeesAt = (url: string): XpressbeesHosts => ({
  auth: url,
  manifest: url,
  client: url,
  tracking: url,
  updates: url,
  master: url,
});
