import { Button, EmptyState, Page } from '@khep/ui';

/** Tracking pages are rendered by the server. A link inside the app needs a full page load. */
export default function TrackingRedirect() {
  return (
    <main>
      <Page title="Track a parcel">
        <EmptyState
          title="Tracking opens as a separate page"
          action={
            <Button tone="accent" onPress={() => window.location.reload()}>
              Open tracking page
            </Button>
          }
        />
      </Page>
    </main>
  );
}
