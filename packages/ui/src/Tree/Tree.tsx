import type { ReactNode } from 'react';
import { Button, Checkbox, Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { CheckIcon, ChevronRightIcon } from '../icons/index.ts';
import * as styles from './Tree.css.ts';

export interface TreeNode {
  /** Unlike every other id in the tree. */
  id: string;
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** At the end of the row: a count. */
  hint?: string;
  children?: readonly TreeNode[];
  isDisabled?: boolean;
}

export interface TreeProps {
  /** Names the tree: "Categories". */
  label: string;
  nodes: readonly TreeNode[];
  /** How many may be chosen; several get a checkbox each. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen. Left to the tree unless given. */
  selectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  /** Ids of the open branches. Left to the tree unless given. */
  expanded?: readonly string[];
  /** Open at first, when `expanded` is left to the tree. */
  defaultExpanded?: readonly string[];
  onExpandedChange?: (ids: string[]) => void;
  /** Enter or a press on a node, where nothing is chosen: goes there. */
  onAction?: (id: string) => void;
}

function Row({ node, hasBoxes }: { node: TreeNode; hasBoxes: boolean }) {
  const { id, label, icon, hint, children = [], isDisabled = false } = node;
  return (
    <TreeItem id={id} textValue={label} className={styles.row} isDisabled={isDisabled}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={styles.line}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                <ChevronRightIcon size={14} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            {hasBoxes && (
              <Checkbox slot="selection" className={styles.box}>
                {({ isSelected }) => (
                  <span className={styles.tick}>{isSelected && <CheckIcon size={12} />}</span>
                )}
              </Checkbox>
            )}
            {icon && (
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
            )}
            <span className={styles.label}>{label}</span>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </div>
        )}
      </TreeItemContent>
      {children.map((child) => (
        <Row key={child.id} node={child} hasBoxes={hasBoxes} />
      ))}
    </TreeItem>
  );
}

/** Things in things: categories, zones, locations of a warehouse. */
export function Tree(props: TreeProps) {
  const {
    label,
    nodes,
    selectionMode = 'none',
    selectedIds,
    onSelectionChange,
    expanded,
    defaultExpanded,
    onExpandedChange,
    onAction,
  } = props;
  return (
    <AriaTree
      className={styles.tree}
      aria-label={label}
      data-component="Tree"
      selectionMode={selectionMode}
      {...(selectedIds && { selectedKeys: selectedIds })}
      {...(onSelectionChange && {
        onSelectionChange: (keys) => onSelectionChange(keys === 'all' ? idsOf(nodes) : [...keys].map(String)),
      })}
      {...(expanded && { expandedKeys: expanded })}
      {...(defaultExpanded && { defaultExpandedKeys: defaultExpanded })}
      {...(onExpandedChange && { onExpandedChange: (keys) => onExpandedChange([...keys].map(String)) })}
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
    >
      {nodes.map((node) => (
        <Row key={node.id} node={node} hasBoxes={selectionMode === 'multiple'} />
      ))}
    </AriaTree>
  );
}

function idsOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
}
