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
  | 'GST_VERIFIER_SECRET'
  | 'BANK_VERIFIER_URL'
  | 'BANK_VERIFIER_KEY'
  | 'BANK_VERIFIER_ACCOUNT'
>;

/** The providers that check GSTINs and bank accounts: simulated, or those with an address. */
export async function createVerifiers(config: VerificationConfig): Promise<Verifiers> {
  if (config.KHEP_VERIFICATION === 'simulator') {
    const simulator = await startVerificationSimulator(config.KHEP_SIMULATOR_SPEED);
    const { url } = simulator;
    return {
      gst: createGstVerifier({ url, key: '', secret: '' }),
      bank: createBankVerifier({ url, key: '', account: '' }),
      isSimulated: true,
      close: () => simulator.close(),
    };
  }
  const { GST_VERIFIER_KEY, GST_VERIFIER_SECRET, BANK_VERIFIER_KEY, BANK_VERIFIER_ACCOUNT } = config;
  return {
    gst:
      GST_VERIFIER_KEY === undefined
        ? undefined
        : createGstVerifier({
            url: config.GST_VERIFIER_URL,
            key: GST_VERIFIER_KEY,
            secret: GST_VERIFIER_SECRET ?? '',
          }),
    bank:
      BANK_VERIFIER_KEY === undefined
        ? undefined
        : createBankVerifier({
            url: config.BANK_VERIFIER_URL,
            key: BANK_VERIFIER_KEY,
            account: BANK_VERIFIER_ACCOUNT ?? '',
          }),
    isSimulated: false,
    close: async () => undefined,
  };
}
