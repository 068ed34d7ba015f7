'use client';

import { Icon } from '@/components/ui/icon';
import { useState } from 'react';
import { controlStyle } from '@/components/ui/control-style';
import { ProgramRow, type ProgramRowTexts } from './program-row';

interface ProgramGroup {
  key: string;
  title: string;
  items: readonly ProgramRowTexts[];
}

interface ProgramFinderProps {
  groups: readonly ProgramGroup[];
  texts: { filter: string; found: string; noMatch: string };
  /** The day on which the page was rendered. */
  madeOn: string;
}

/** More rows than a phone's screen: then each degree opens by a tap. */
const openRowsMax = 6;

/** All programs by degree, filtered by the typed text; what was searched for is always open. */
export function ProgramFinder({ groups, texts, madeOn }: ProgramFinderProps) {
  const [isFound, setIsFound] = useState<(program: ProgramRowTexts) => boolean>(() => () => true);
  const [isTyped, setIsTyped] = useState(false);

  const filter = async (typed: string) => {
    // Khmer has several spellings that look the same; the code that unites them is fetched with the first letter.
    const { fold } = await import('@/lib/domain/khmer/khmer');
    const wanted = fold(typed);
    setIsTyped(wanted !== '');
    setIsFound(
      () =>
        ({ name, otherName }: ProgramRowTexts) =>
          fold(`${name} ${otherName}`).includes(wanted),
    );
  };

  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(isFound) }))
    .filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const isOpen = isTyped || count <= openRowsMax;

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="relative min-w-0 flex-1 basis-64 sm:max-w-md">
          <Icon
            name="search"
            className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            aria-label={texts.filter}
            placeholder={texts.filter}
            autoComplete="off"
            onChange={(event) => void filter(event.target.value)}
            className={`${controlStyle} min-h-12 py-2 pl-11`}
          />
        </span>
        <p role="status" className="text-sm text-muted">
          {texts.found}: <span className="font-semibold tabular-nums text-text">{count}</span>
        </p>
      </div>
      {shown.map(({ key, title, items }) => (
        <section key={key} aria-label={title} className="mt-3">
          <details open={isOpen} className="group overflow-hidden rounded-lg border border-border bg-surface">
            <summary className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 hover:bg-sunken sm:px-5">
              <h4 className="flex items-baseline gap-2 font-semibold">
                {title}
                <span className="text-sm font-normal tabular-nums text-muted">{items.length}</span>
              </h4>
              <Icon
                name="chevron-down"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="divide-y divide-border border-t border-border">
              {items.map((item) => (
                <li key={item.key}>
                  <ProgramRow program={item} madeOn={madeOn} />
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
      {count === 0 && <p className="mt-5 rounded-lg bg-sunken p-5 text-muted">{texts.noMatch}</p>}
    </div>
  );
}
