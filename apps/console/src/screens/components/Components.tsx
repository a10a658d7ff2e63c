import { Card, EmptyState, Inline, Link, LinkButton, Page, SearchField, Stack, Text } from '@khep/ui';
import { catalogue } from 'virtual:khep-catalogue';
import { useSearchParams } from 'wouter';
import type { ComponentEntry } from '../../../vite/catalogue/types.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { Logo } from '../../patterns/Logo.tsx';
import { ComponentDetails } from './ComponentDetails.tsx';
import * as styles from './components.css.ts';
import { docsOf } from './docs.ts';
import { findComponents, groupComponents, componentSlug, type ComponentGroup } from './searchComponents.ts';

/** Header of the page, with links into the product. */
function TopBar() {
  const { token } = useSession();
  return (
    <header className={styles.top}>
      <a className={styles.brand} href={token ? paths.home() : paths.logIn()}>
        <span className={styles.mark}>
          <Logo />
        </span>
        Khep
      </a>
      {token ? (
        <LinkButton href={paths.home()}>Home</LinkButton>
      ) : (
        <Inline gap={8}>
          <LinkButton href={paths.logIn()}>Log in</LinkButton>
          <LinkButton href={paths.signUp()} tone="accent">
            Sign up
          </LinkButton>
        </Inline>
      )}
    </header>
  );
}

interface ShelfListProps {
  shelf: ComponentGroup;
  shown: ComponentEntry | undefined;
  addressOf: (entry: ComponentEntry) => string;
}

function ShelfList({ shelf, shown, addressOf }: ShelfListProps) {
  return (
    <section className={styles.shelf} aria-label={shelf.title}>
      <Text size="secondary" tone="second" weight="semibold">
        {shelf.title}
      </Text>
      <ul>
        {shelf.entries.map((entry) => (
          <li key={entry.title} className={styles.entry} data-current={entry === shown || undefined}>
            <Link href={addressOf(entry)}>{entry.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The component catalogue, live, with code. Uses the same stories as Storybook. */
export default function Components() {
  const [search, setSearch] = useSearchParams();
  const sought = search.get('q') ?? '';
  const found = findComponents(catalogue, sought, docsOf);
  // Search results are sorted by relevance, so groups are shown only without a search.
  const listed =
    sought === '' ? groupComponents(found, docsOf) : [{ title: `${found.length} found`, entries: found }];
  const chosen = catalogue.find((entry) => componentSlug(entry) === search.get('component'));
  const first = sought === '' ? catalogue.find(({ name }) => name === 'Button') : found[0];
  const shown = chosen && found.includes(chosen) ? chosen : first;

  function seek(words: string) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (words === '') next.delete('q');
        else next.set('q', words);
        return next;
      },
      { replace: true },
    );
  }

  const addressOf = (entry: ComponentEntry) =>
    `${paths.components()}?${new URLSearchParams({ ...(sought && { q: sought }), component: componentSlug(entry) })}`;
  // Not in the search results: a component that another links to may not match.
  const addressOfName = (name: string) => {
    const entry = catalogue.find((each) => each.name === name);
    return entry && `${paths.components()}?${new URLSearchParams({ component: componentSlug(entry) })}`;
  };
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <Page
          title="Components"
          description={`${catalogue.length} components of the kit and of shipping, live, with code, props and states.`}
        >
          <div className={styles.columns}>
            <div className={styles.side}>
              <Stack gap={12}>
                <SearchField label="Search components" isLabelHidden value={sought} onChange={seek} />
                <nav className={styles.list} aria-label="Components">
                  {listed.map((shelf) => (
                    <ShelfList key={shelf.title} shelf={shelf} shown={shown} addressOf={addressOf} />
                  ))}
                </nav>
              </Stack>
            </div>
            {shown ? (
              <ComponentDetails key={shown.title} entry={shown} addressOf={addressOfName} />
            ) : (
              <Card>
                <EmptyState kind="no-match" description="Try the name of a prop, or a purpose." />
              </Card>
            )}
          </div>
        </Page>
      </main>
    </>
  );
}
