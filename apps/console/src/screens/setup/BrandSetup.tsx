import { LinkButton, Stack } from '@khep/ui';
import { Redirect } from 'wouter';
import { paths } from '../../paths.ts';
import { firstName, useSession } from '../../session.ts';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';

/** The set-up right after signing up. It can be left at any step, and resumes there. */
export default function BrandSetup() {
  const session = useSession();
  if (session.token === '') return <Redirect to={paths.logIn()} replace />;
  const name = firstName(session);
  return (
    <AuthLayout
      isWide
      title={name === '' ? 'Set up your brand' : `Welcome, ${name}`}
      lead="A few things, and the first parcel can leave. Do them in any order, or later."
    >
      <Stack gap={20}>
        <SetupChecklist />
        <LinkButton size="large" isWide href={paths.home()}>
          Go to the dashboard
        </LinkButton>
      </Stack>
    </AuthLayout>
  );
}
