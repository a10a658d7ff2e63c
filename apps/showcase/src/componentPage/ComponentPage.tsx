import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Guidance } from './Guidance.tsx';
import { docsOf } from './componentDocs.ts';

/** The docs page of every component: what it is for, then live, then its props, then every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = docsOf(preparedMeta.title);
  return (
    <>
      <Title />
      {docs && <p>{docs.purpose}</p>}
      <Primary />
      {docs && <Guidance docs={docs} />}
      {/* Four columns do not fit a phone: they scroll in their own place, not the page under them. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}
