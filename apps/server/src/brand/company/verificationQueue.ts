import { defineQueue } from '../../platform/jobs/queue.ts';
import { checkBankAccount } from './checkBankAccount.ts';
import { checkGstin } from './checkGstin.ts';
import { verificationMessage } from './verificationMessage.ts';

/** Asks the providers about GSTINs and bank accounts. Waits longer and longer while they are pending or don't respond. */
export const verificationQueue = defineQueue({
  ...verificationMessage,
  maxAttempts: 10,
  retrySeconds: 2,
  timeoutSeconds: 60,
  concurrency: 2,
  async handle({ brand_id, subject, id }, { db, services }) {
    if (subject === 'gst') await checkGstin(db, services, { brand_id, id });
    else await checkBankAccount(db, services, { brand_id, id });
  },
});
