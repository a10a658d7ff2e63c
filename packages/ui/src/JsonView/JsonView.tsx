import { lazy, Suspense } from 'react';
import { announce } from '../announce/index.ts';
import { Button } from '../Button/index.ts';
import { messages } from '../messages.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './JsonView.css.ts';
import type { JsonTreeProps } from './JsonTree.tsx';

const words = messages.json;
const JsonTree = lazy(() => import('./JsonTree.tsx'));

export interface JsonViewProps extends JsonTreeProps {
  /** What it is: "Answer of the courier". */
  label: string;
}

/** What was sent or answered, as a tree to look into and copy from. It is loaded when it is first shown. */
export function JsonView({ label, value, depth }: JsonViewProps) {
  async function copy() {
    await navigator.clipboard.writeText(JSON.stringify(value, null, 2));
    announce(words.copiedAll);
  }
  return (
    <div className={styles.view} data-component="JsonView">
      <div className={styles.head}>
        <span>{label}</span>
        <Button size="small" variant="ghost" onPress={() => void copy()}>
          {words.copyAll}
        </Button>
      </div>
      <Suspense fallback={<Skeleton lines={4} />}>
        <JsonTree label={label} value={value} depth={depth} />
      </Suspense>
    </div>
  );
}
