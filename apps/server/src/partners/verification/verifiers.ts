import type { Config } from '../../start/config.ts';
import { createBankVerifier } from './bank.ts';
import { createGstVerifier } from './gst.ts';
import type { Verifiers } from './port.ts';
import { startVerificationSimulator } from './simulator.ts';

type VerificationConfig = Pick<
  Config,
  | 'KHEP_VERIFICATION'
  | 'KHEP_SIMULATOR_SPEED'
  | 'GST_VERIFIER_URL'
  | 'GST_VERIFIER_KEY'
  | 'BANK_VERIFIER_URL'
  | 'BANK_VERIFIER_KEY'
>;

/** The providers that check GSTINs and bank accounts: simulated, or those with an address. */
export async function createVerifiers(config: VerificationConfig): Promise<Verifiers> {
  if (config.KHEP_VERIFICATION === 'simulator') {
    const simulator = await startVerificationSimulator(config.KHEP_SIMULATOR_SPEED);
    const { url } = simulator;
    return {
      gst: createGstVerifier({ url, key: '' }),
      bank: createBankVerifier({ url, key: '' }),
      isSimulated: true,
      close: () => simulator.close(),
    };
  }
  const { GST_VERIFIER_URL: gst, BANK_VERIFIER_URL: bank } = config;
  return {
    gst: gst === undefined ? undefined : createGstVerifier({ url: gst, key: config.GST_VERIFIER_KEY ?? '' }),
    bank:
      bank === undefined ? undefined : createBankVerifier({ url: bank, key: config.BANK_VERIFIER_KEY ?? '' }),
    isSimulated: false,
    close: async () => undefined,
  };
}
