import type { ComponentDocs } from '@khep/ui';
import { Fragment, type ReactNode } from 'react';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}

/** Words with names of code in them, which the docs write between backticks. */
const Words = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Words>{item}</Words>
      </li>
    ))}
  </ul>
);

/** Renders the `.docs.ts` of a component, in the order in which a person asks. */
export function Guidance({ docs }: { docs: ComponentDocs }) {
  const { alternatives = [], keyboard = [], screenReader = [], requirements = {} } = docs;
  return (
    <>
      {alternatives.length > 0 && (
        <Section title="Take another">
          <ul>
            {alternatives.map(({ name, when }) => (
              <li key={name}>
                <strong>{name}</strong> when <Words>{when}</Words>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Do">
        <List items={docs.do} />
      </Section>
      <Section title="Don’t">
        <List items={docs.dont} />
      </Section>
      {keyboard.length > 0 && (
        <Section title="Keyboard">
          <table>
            <tbody>
              {keyboard.map(({ keys, does }) => (
                <tr key={keys}>
                  <th scope="row">{keys}</th>
                  <td>
                    <Words>{does}</Words>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      {screenReader.length > 0 && (
        <Section title="A screen reader says">
          <List items={screenReader} />
        </Section>
      )}
      {Object.keys(requirements).length > 0 && (
        <Section title="It must">
          <dl>
            {Object.entries(requirements).map(([key, line]) => (
              <Fragment key={key}>
                <dt>
                  <code>{key}</code>
                </dt>
                <dd>
                  <Words>{line}</Words>
                </dd>
              </Fragment>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}
