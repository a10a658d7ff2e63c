import { Card, EmptyState, Link, Page, SearchField, Stack, Text } from '@khep/ui';
import { catalogue } from 'virtual:khep-catalogue';
import { useSearchParams } from 'wouter';
import { paths } from '../../paths.ts';
import { ComponentDetails } from './ComponentDetails.tsx';
import * as styles from './components.css.ts';
import { docsOf } from './docs.ts';
import { findComponents, shelfOf, slugOf } from './find.ts';

/** Every component, live, with what one would write to get it. Reads the stories that Storybook reads. */
export default function Components() {
  const [search, setSearch] = useSearchParams();
  const sought = search.get('q') ?? '';
  const found = findComponents(catalogue, sought, docsOf);
  const shown = found.find((entry) => slugOf(entry) === search.get('component')) ?? found[0];

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

  const addressOf = (slug: string) =>
    `${paths.components()}?${new URLSearchParams({ ...(sought && { q: sought }), component: slug })}`;
  return (
    <main className={styles.page}>
      <Page
        title="Components"
        description={`${catalogue.length} components of the kit and of shipping, live, with their code, props and states.`}
      >
        <div className={styles.columns}>
          <Stack gap={12}>
            <SearchField label="Search components" isLabelHidden value={sought} onChange={seek} />
            <nav className={styles.list} aria-label="Components">
              <ul>
                {found.map((entry, index) => (
                  <li key={entry.title}>
                    {/* The search puts the best first, so shelves are named only where all are shown. */}
                    {sought === '' && (index === 0 || shelfOf(found[index - 1]!) !== shelfOf(entry)) && (
                      <Text size="secondary" tone="second" weight="semibold">
                        {shelfOf(entry)}
                      </Text>
                    )}
                    <span className={styles.entry} data-current={entry === shown || undefined}>
                      <Link href={addressOf(slugOf(entry))}>{entry.name}</Link>
                    </span>
                  </li>
                ))}
              </ul>
            </nav>
          </Stack>
          {shown ? (
            <ComponentDetails key={shown.title} entry={shown} />
          ) : (
            <Card>
              <EmptyState kind="no-match" description="Try the name of a prop, or what it is for." />
            </Card>
          )}
        </div>
      </Page>
    </main>
  );
}
