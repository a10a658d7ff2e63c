import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../announce/index.ts';
import { token } from '../CodeField/code.css.ts';
import { messages } from '../messages.ts';
import * as styles from './JsonView.css.ts';
import { openTo, root, visibleNodes, type JsonNode, type JsonValue } from './nodes.ts';

const words = messages.json;

export interface JsonTreeProps {
  label: string;
  value: JsonValue;
  /** Levels that are open at first. @default 2 */
  depth?: number;
}

const kindOf = (value: JsonValue) =>
  typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'word';

/** Of a text or number itself, of anything else its JSON. */
const textOf = (value: JsonValue) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** The tree itself, one stop for Tab; the focus stays on it and its active node is told by id. */
export default function JsonTree({ label, value, depth = 2 }: JsonTreeProps) {
  const id = useId();
  const tree = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openTo(value, depth));
  const [active, setActive] = useState(root);
  const nodes = useMemo(() => visibleNodes(value, open), [value, open]);
  const at = Math.max(
    0,
    nodes.findIndex(({ path }) => path === active),
  );

  useLayoutEffect(() => {
    if (document.activeElement === tree.current)
      tree.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function turn(node: JsonNode, isOpen: boolean) {
    if (!node.size) return;
    const next = new Set(open);
    if (isOpen) next.add(node.path);
    else next.delete(node.path);
    setOpen(next);
  }
  async function copy(node: JsonNode) {
    await navigator.clipboard.writeText(textOf(node.value));
    announce(words.copiedOne(node.name ?? label));
  }
  function onKeyDown(event: KeyboardEvent) {
    const node = nodes[at]!;
    const go = (to: number) => setActive(nodes[Math.min(nodes.length - 1, Math.max(0, to))]!.path);
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(nodes.length - 1),
      PageDown: () => go(at + 10),
      PageUp: () => go(at - 10),
      ArrowRight: () => (node.size && !node.isOpen ? turn(node, true) : node.isOpen && go(at + 1)),
      ArrowLeft: () =>
        node.isOpen ? turn(node, false) : node.parent !== undefined && setActive(node.parent),
      Enter: () => turn(node, !node.isOpen),
      ' ': () => turn(node, !node.isOpen),
      '*': () =>
        setOpen(
          new Set([...open, ...nodes.filter((one) => one.parent === node.parent).map((one) => one.path)]),
        ),
    };
    if ((event.ctrlKey || event.metaKey) && event.key === 'c') {
      // What is marked by hand is the browser's to copy.
      if (String(getSelection()) === '') void copy(node);
      return;
    }
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      tabIndex={0}
      className={styles.tree}
      onKeyDown={onKeyDown}
    >
      {nodes.map((node, place) => (
        <li
          key={node.path}
          id={`${id}-${place}`}
          role="treeitem"
          aria-level={node.level}
          aria-posinset={node.place}
          aria-setsize={node.siblings}
          aria-selected={place === at}
          {...(node.size && { 'aria-expanded': node.isOpen })}
          data-active={place === at || undefined}
          className={styles.node}
          style={{ paddingInlineStart: (node.level - 1) * 16 }}
          title={node.path}
          onClick={() => {
            setActive(node.path);
            if (String(getSelection()) === '') turn(node, !node.isOpen);
          }}
        >
          <span className={styles.arrow} aria-hidden="true">
            {node.size ? (node.isOpen ? '▾' : '▸') : ''}
          </span>
          <span>
            {node.name !== undefined && (
              <>
                <span className={token.key}>{node.name}</span>
                <span className={token.plain}>: </span>
              </>
            )}
            {node.size === undefined ? (
              <span className={token[kindOf(node.value)]}>{JSON.stringify(node.value)}</span>
            ) : (
              <span className={styles.size}>
                {Array.isArray(node.value) ? words.list(node.size) : words.object(node.size)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
