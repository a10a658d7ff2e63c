import type { Clock } from '../../base/clock.ts';
import type { Config } from '../../start/config.ts';
import type { EInvoicing } from './port.ts';
import { startEInvoiceSimulator } from './simulator.ts';
import { createWhitebooksPortal } from './whitebooks.ts';

type EInvoiceConfig = Pick<
  Config,
  | 'KHEP_EINVOICE'
  | 'EINVOICE_URL'
  | 'EINVOICE_CLIENT_ID'
  | 'EINVOICE_CLIENT_SECRET'
  | 'EINVOICE_EMAIL'
  | 'EINVOICE_IP_ADDRESS'
>;

/** The portal that registers invoices: simulated, or behind the provider whose keys are set. */
export async function createEInvoicing(config: EInvoiceConfig, clock: Clock): Promise<EInvoicing> {
  if (config.KHEP_EINVOICE === 'simulator') {
    const simulator = await startEInvoiceSimulator(clock);
    const access = { url: simulator.url, client_id: '', client_secret: '', email: '', ip_address: '' };
    return { portal: createWhitebooksPortal(access), isSimulated: true, close: () => simulator.close() };
  }
  const { EINVOICE_CLIENT_ID: client_id } = config;
  return {
    portal:
      client_id === undefined
        ? undefined
        : createWhitebooksPortal({
            url: config.EINVOICE_URL,
            client_id,
            client_secret: config.EINVOICE_CLIENT_SECRET ?? '',
            email: config.EINVOICE_EMAIL ?? '',
            ip_address: config.EINVOICE_IP_ADDRESS ?? '',
          }),
    isSimulated: false,
    close: async () => undefined,
  };
}
