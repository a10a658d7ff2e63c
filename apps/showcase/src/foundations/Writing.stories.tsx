import { Heading, Page, Stack, Table, Text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import guideText from '../../../../docs/writing.md?raw';
import { parseGuide, type GuideBlock } from './parseGuide.ts';

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const guide = parseGuide(guideText);

function GuideTable({ label, header, rows }: { label: string; header: string[]; rows: string[][] }) {
  const columns = header.map((name, column) => ({
    id: name,
    header: name,
    cell: (row: string[]) => row[column],
    isRowHeader: column === 0,
  }));
  return (
    <Table label={label} rows={rows} rowKey={([name]) => name!} columns={columns} narrowLayout="stacked" />
  );
}

function Block({ block, section }: { block: GuideBlock; section: string }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} size={block.level === 2 ? 'title' : 'label'}>
          {block.text}
        </Heading>
      );
    case 'list':
      return (
        <Stack as="ul" gap={8}>
          {block.items.map((item) => (
            <Text key={item} as="li">
              {item}
            </Text>
          ))}
        </Stack>
      );
    case 'table':
      return <GuideTable label={section} header={block.header} rows={block.rows} />;
    default:
      return <Text>{block.text}</Text>;
  }
}

/** The words of the product, from docs/writing.md. */
export const HowWeWrite: Story = {
  render: () => {
    const [description, ...blocks] = guide.blocks;
    let section = guide.title;
    return (
      <Page
        title={guide.title}
        description={description?.kind === 'paragraph' ? description.text : undefined}
      >
        <Stack gap={16}>
          {blocks.map((block, index) => {
            if (block.kind === 'heading') section = block.text;
            return <Block key={`${block.kind} ${index}`} block={block} section={section} />;
          })}
        </Stack>
      </Page>
    );
  },
};
