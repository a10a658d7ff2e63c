import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import type { EmailText } from '../../platform/mail/mailer.ts';

/** Sends an email to each owner of a brand. Failures are logged: what it is about is done already. */
export async function mailOwners(
  db: Db,
  { mailer, log }: Pick<Services, 'mailer' | 'log'>,
  brand_id: string,
  email: EmailText,
): Promise<void> {
  try {
    const owners = await db
      .selectFrom('users')
      .select('email')
      .where('brand_id', '=', brand_id)
      .where('business_role', '=', 'owner')
      .where('is_active', '=', true)
      .execute();
    await Promise.all(owners.map(({ email: to }) => mailer.send({ to, ...email })));
  } catch (error) {
    log.error({ err: error }, 'an email could not be sent');
  }
}
