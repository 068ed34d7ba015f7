'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';

const resultParts = ['you', 'majors', 'programs', 'next'] as const;
export type ResultPart = (typeof resultParts)[number];

/** The heading that the button at the end of a part announces. */
const nextTitles = {
  majors: 'majors.title',
  programs: 'programs.title',
  next: 'parts.nextTitle',
} as const;

const readPart = (): ResultPart =>
  resultParts.find((part) => window.location.hash === `#${part}`) ?? resultParts[0];
const changes = ['popstate', 'hashchange'];
const subscribe = (onChange: () => void) => {
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
};

/** The part that is named in the address, so that "back" leads to the part before. */
function useResultPart() {
  const part = useSyncExternalStore(subscribe, readPart, () => resultParts[0]);
  const open = (next: string) => {
    if (next === readPart()) return;
    // By `pushState`: Next could not go back to an entry that it has not written.
    window.history.pushState(null, '', `#${next}`);
    window.dispatchEvent(new Event('hashchange'));
  };
  return [part, open] as const;
}

interface ResultTabsProps {
  parts: Record<ResultPart, ReactNode>;
  /** The result of another person. */
  shared: boolean;
}

/** A result as a story in four parts; print shows all of them. */
export function ResultTabs({ parts, shared }: ResultTabsProps) {
  const t = useTranslations('orientationResult');
  const [shown, open] = useResultPart();
  const list = useRef<HTMLDivElement>(null);
  const goTo = (part: ResultPart) => {
    open(part);
    list.current?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Tabs value={shown} onValueChange={open}>
      <TabList ref={list} aria-label={t('parts.label')} className="scroll-mt-20 print:hidden">
        {resultParts.map((part) => (
          <Tab key={part} value={part} data-part={part} className="grow sm:grow-0">
            {t(`parts.${part === 'you' && shared ? 'result' : part}`)}
          </Tab>
        ))}
      </TabList>
      {resultParts.map((part, index) => {
        const next = resultParts[index + 1];
        return (
          <TabPanel
            key={part}
            value={part}
            forceMount
            className="grid gap-8 data-[state=inactive]:hidden sm:gap-10 print:data-[state=inactive]:grid"
          >
            {parts[part]}
            {next && next !== 'you' && (
              <Button className="justify-self-start print:hidden" onClick={() => goTo(next)}>
                {t(nextTitles[next])}
                <Icon name="arrow-right" className="size-5" />
              </Button>
            )}
          </TabPanel>
        );
      })}
    </Tabs>
  );
}
