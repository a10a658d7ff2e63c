import {
  Card,
  DescriptionList,
  Grid,
  Heading,
  Link,
  Loader,
  Stack,
  Table,
  Text,
  type ComponentDocs,
} from '@khep/ui';
import { Suspense, createElement } from 'react';
import type { Chapter, ComponentEntry, PropEntry, StoryEntry } from '../../../vite/catalogue/types.ts';
import { ErrorBoundary } from '../../patterns/ErrorBoundary.tsx';
import * as styles from './components.css.ts';
import { docsOf } from './docs.ts';
import { storyComponent } from './loadStory.ts';
import { LazyMount } from './LazyMount.tsx';

function LiveStory({ file, story, level }: { file: string; story: StoryEntry; level: 3 | 4 }) {
  return (
    <Card title={story.title} level={level} {...(story.description && { description: story.description })}>
      <Stack gap={12}>
        <div className={styles.stage}>
          <LazyMount>
            <ErrorBoundary>
              <Suspense
                fallback={
                  <div data-part="waiting">
                    <Loader />
                  </div>
                }
              >
                {createElement(storyComponent(file, story.name), { title: story.title })}
              </Suspense>
            </ErrorBoundary>
          </LazyMount>
        </div>
        <pre className={styles.code} tabIndex={0} aria-label={`Code of ${story.title}`}>
          <code>{story.code}</code>
        </pre>
      </Stack>
    </Card>
  );
}

const propColumns = [
  {
    id: 'name',
    header: 'Prop',
    cell: (prop: PropEntry) => `${prop.name}${prop.isRequired ? ' *' : ''}`,
    isRowHeader: true,
  },
  { id: 'type', header: 'Type', cell: (prop: PropEntry) => <code>{prop.type}</code> },
  { id: 'default', header: 'Default', cell: (prop: PropEntry) => prop.default ?? '' },
  { id: 'description', header: 'What it does', cell: (prop: PropEntry) => prop.description },
];

const List = ({ items }: { items: readonly string[] }) => (
  <Stack as="ul" gap={4}>
    {items.map((item) => (
      <Text key={item} as="li">
        {item}
      </Text>
    ))}
  </Stack>
);

function Guidance({ docs, addressOf }: { docs: ComponentDocs; addressOf: AddressOf }) {
  const { alternatives = [], keyboard = [], screenReader = [], requirements = {} } = docs;
  const promises = Object.entries(requirements);
  return (
    <>
      {alternatives.length > 0 && (
        <Card title="Alternatives" level={3}>
          <Stack as="ul" gap={4}>
            {alternatives.map(({ name, when }) => {
              const address = addressOf(name);
              return (
                <Text key={name} as="li">
                  {address ? <Link href={address}>{name}</Link> : name} when {when}
                </Text>
              );
            })}
          </Stack>
        </Card>
      )}
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <Card title="Do" level={3}>
          <List items={docs.do} />
        </Card>
        <Card title="Don’t" level={3}>
          <List items={docs.dont} />
        </Card>
      </Grid>
      {keyboard.length > 0 && (
        <Card title="Keyboard" level={3}>
          <DescriptionList
            layout="stacked"
            items={keyboard.map(({ keys, does }) => ({ term: keys, detail: does }))}
          />
        </Card>
      )}
      {screenReader.length > 0 && (
        <Card title="Screen reader" level={3}>
          <List items={screenReader} />
        </Card>
      )}
      {promises.length > 0 && (
        <Card title="Requirements" level={3} description="Each requirement is covered by a test.">
          <DescriptionList
            layout="stacked"
            items={promises.map(([key, line]) => ({ term: key, detail: line }))}
          />
        </Card>
      )}
    </>
  );
}

/** The stories of a file, under a heading if it is a chapter. */
function Stories({ chapter }: { chapter: Chapter }) {
  const level = chapter.title === '' ? 3 : 4;
  return (
    <Stack gap={12}>
      {chapter.title !== '' && <Heading level={3}>{chapter.title}</Heading>}
      {chapter.stories.map((story) => (
        <LiveStory key={story.name} file={chapter.file} story={story} level={level} />
      ))}
    </Stack>
  );
}

/** The address of a component by its name; undefined if it isn't in the catalogue. */
export type AddressOf = (name: string) => string | undefined;

export interface ComponentDetailsProps {
  entry: ComponentEntry;
  addressOf: AddressOf;
}

/** One component: its purpose, live stories with code, props, states and guidance. */
export function ComponentDetails({ entry, addressOf }: ComponentDetailsProps) {
  const docs = docsOf(entry.name);
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2}>{entry.name}</Heading>
        {docs && <Text>{docs.purpose}</Text>}
      </Stack>
      {entry.chapters.map((chapter) => (
        <Stories key={chapter.file} chapter={chapter} />
      ))}
      {entry.propTables.map(({ component, props }) => (
        <Card
          key={component}
          title={entry.propTables.length > 1 ? `Props of ${component}` : 'Props'}
          level={3}
        >
          <Table
            label={`Props of ${component}`}
            rows={props}
            rowKey={(prop) => prop.name}
            columns={propColumns}
          />
        </Card>
      ))}
      {entry.matrix && <Stories chapter={entry.matrix} />}
      {docs && <Guidance docs={docs} addressOf={addressOf} />}
    </Stack>
  );
}
