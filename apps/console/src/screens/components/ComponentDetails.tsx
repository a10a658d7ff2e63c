import { Card, DescriptionList, Heading, Loader, Stack, Table, Text, type ComponentDocs } from '@khep/ui';
import { Suspense, createElement } from 'react';
import type { ComponentEntry, PropEntry, StoryEntry } from '../../../vite/catalogue/types.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import * as styles from './components.css.ts';
import { docsOf } from './docs.ts';
import { storyComponent } from './loadStory.ts';

function LiveStory({ file, story }: { file: string; story: StoryEntry }) {
  return (
    <Card title={story.title} level={3} {...(story.description && { description: story.description })}>
      <Stack gap={12}>
        <div className={styles.stage}>
          <ErrorBoundary>
            <Suspense fallback={<Loader />}>{createElement(storyComponent(file, story.name))}</Suspense>
          </ErrorBoundary>
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

function Guidance({ docs }: { docs: ComponentDocs }) {
  const { alternatives = [], keyboard = [], screenReader = [] } = docs;
  return (
    <>
      {alternatives.length > 0 && (
        <Card title="Take another" level={3}>
          <DescriptionList
            layout="stacked"
            items={alternatives.map(({ name, when }) => ({ term: name, detail: `when ${when}` }))}
          />
        </Card>
      )}
      <Card title="Do" level={3}>
        <List items={docs.do} />
      </Card>
      <Card title="Don’t" level={3}>
        <List items={docs.dont} />
      </Card>
      {keyboard.length > 0 && (
        <Card title="Keyboard" level={3}>
          <DescriptionList
            layout="stacked"
            items={keyboard.map(({ keys, does }) => ({ term: keys, detail: does }))}
          />
        </Card>
      )}
      {screenReader.length > 0 && (
        <Card title="A screen reader says" level={3}>
          <List items={screenReader} />
        </Card>
      )}
    </>
  );
}

/** One component: what it is for, live stories with their code, props, states, and how to use it well. */
export function ComponentDetails({ entry }: { entry: ComponentEntry }) {
  const docs = docsOf(entry.name);
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2}>{entry.name}</Heading>
        {docs && <Text>{docs.purpose}</Text>}
      </Stack>
      {entry.stories.map((story) => (
        <LiveStory key={story.name} file={entry.file} story={story} />
      ))}
      {entry.props.length > 0 && (
        <Card title="Props" level={3}>
          <Table
            label={`Props of ${entry.name}`}
            rows={entry.props}
            rowKey={(prop) => prop.name}
            columns={propColumns}
          />
        </Card>
      )}
      {entry.matrix?.stories.map((story) => (
        <LiveStory key={story.name} file={entry.matrix?.file ?? ''} story={story} />
      ))}
      {docs && <Guidance docs={docs} />}
    </Stack>
  );
}
