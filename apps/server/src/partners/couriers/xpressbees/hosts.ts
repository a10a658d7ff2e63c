/** XpressBees has an address for each service; the simulator has one for all. */
export interface XpressbeesHosts {
  auth: string;
  manifest: string;
  client: string;
  tracking: string;
  updates: string;
  master: string;
  platform: string;
}

export const xpressbeesHosts: XpressbeesHosts = {
  auth: 'https://userauthapis.xbees.in',
  manifest: 'https://apishipmentmanifestation.xbees.in',
  client: 'https://xbclientapi.xbees.in',
  tracking: 'https://apishipmenttracking.xbees.in',
  updates: 'https://clientshipupdatesapi.xbees.in',
  master: 'https://xbmasterapi.xbees.in',
  platform: 'https://shipment.xpressbees.com',
};

/** All services on one address. */
export const xpressbeesAt = (url: string): XpressbeesHosts => ({
  auth: url,
  manifest: url,
  client: url,
  tracking: url,
  updates: url,
  master: url,
  platform: url,
});
