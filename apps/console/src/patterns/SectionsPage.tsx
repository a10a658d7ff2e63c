import { Page } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { textParam } from '../url/urlState.ts';
import { useUrlState } from '../url/useUrlState.ts';
import type { SectionTone } from './sectionTones.ts';
import * as styles from './SectionsPage.css.ts';

export interface PageSection {
  /** In the address: `?section=bank`. */
  id: string;
  label: string;
  /** How it is, in a word or two: "Being checked". Empty while it is loading. */
  status: string;
  tone: SectionTone;
  content: ReactNode;
}

export interface SectionsPageProps {
  title: string;
  description?: ReactNode;
  /** Names the navigation to a screen reader. @default the title */
  label?: string;
  /** Above the sections. */
  top?: ReactNode;
  sections: readonly PageSection[];
}

const marks: Record<SectionTone, string> = {
  positive: 'm4.5 8.3 2.4 2.4 4.6-5',
  caution: 'M8 4.5V8l2.2 1.6',
  critical: 'M8 4.5v4M8 11v.2',
  info: 'M8 4.5V8l2.2 1.6',
  neutral: 'M5 8h6',
};

/** The section whose content is at the top of the window. */
function useSectionInView(ids: string) {
  const [inView, setInView] = useState('');
  useEffect(() => {
    const measure = () => {
      const all = ids
        .split(' ')
        .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? 0 }));
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = all.filter(({ top }) => top < window.innerHeight / 3);
      setInView((isAtEnd && window.scrollY > 0 ? all : passed).at(-1)?.id ?? all[0]?.id ?? '');
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [ids]);
  return inView;
}

/** A page of a few sections below each other, with a navigation that says how each of them is. */
export function SectionsPage({ title, description, label = title, top, sections }: SectionsPageProps) {
  const [{ section }, setUrl] = useUrlState({ section: textParam() });
  const nav = useRef<HTMLElement>(null);
  const inView = useSectionInView(sections.map(({ id }) => id).join(' '));
  // Chosen sections that are too near the end of the page to reach its top are current all the same.
  const [chosen, setChosen] = useState(section);
  const current = sections.some(({ id }) => id === chosen) ? chosen : inView;
  useEffect(() => {
    if (section !== '') document.getElementById(section)?.scrollIntoView();
  }, [section]);
  useEffect(() => {
    const forget = () => setChosen('');
    const events = ['wheel', 'touchmove'] as const;
    for (const event of events) window.addEventListener(event, forget, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, forget);
    };
  }, []);

  function open(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(id);
    setUrl({ section: id });
    document.getElementById(id)?.scrollIntoView();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const links = [...(nav.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  }

  return (
    <Page title={title} description={description}>
      {top}
      <div className={styles.columns}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its links */}
        <nav ref={nav} className={styles.nav} aria-label={label} onKeyDown={onKeyDown}>
          <ul className={styles.list}>
            {sections.map(({ id, label: name, status, tone }) => (
              <li key={id}>
                <a
                  className={styles.link}
                  href={`?section=${id}`}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={(event) => open(event, id)}
                >
                  <svg className={styles.mark[tone]} viewBox="0 0 16 16" aria-hidden="true">
                    <path d={marks[tone]} />
                  </svg>
                  <span className={styles.words}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.status}>{status}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, content }) => (
            <div key={id} id={id} className={styles.section}>
              {content}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}
