import { LinkButton, Stack } from '@khep/ui';
import { Redirect } from 'wouter';
import { paths } from '../../paths.ts';
import { firstName, useSession } from '../../session.ts';
import { AuthLayout } from '../../patterns/AuthLayout.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';

/** Set-up after signing up. It can be left at any step, and resumes there. */
export default function BrandSetup() {
  const session = useSession();
  if (session.token === '') return <Redirect to={paths.logIn()} replace />;
  const name = firstName(session);
  return (
    <AuthLayout
      isWide
      title={name === '' ? 'Set up your brand' : `Welcome, ${name}`}
      lead="Complete these steps, in any order, to ship your first order."
    >
      <Stack gap={20}>
        <SetupChecklist />
        <LinkButton size="large" isWide href={paths.home()}>
          Go to Home
        </LinkButton>
      </Stack>
    </AuthLayout>
  );
}
