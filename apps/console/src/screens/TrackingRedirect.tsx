import { Button, EmptyState, Page } from '@khep/ui';

/** Tracking pages are whole pages that the server draws; someone who arrives by a link inside the app loads it. */
export default function TrackingRedirect() {
  return (
    <main>
      <Page title="Track a parcel">
        <EmptyState
          title="Tracking opens as its own page"
          action={
            <Button tone="accent" onPress={() => window.location.reload()}>
              Open the tracking page
            </Button>
          }
        />
      </Page>
    </main>
  );
}
