import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Illustration } from '@/components/ui/illustration';
import type { IllustrationName } from '@/components/ui/illustrations/illustration-files';

export const chapters = ['find', 'enter', 'live'] as const;
export type Chapter = (typeof chapters)[number];

const pictures: Readonly<Record<Chapter, IllustrationName>> = {
  find: 'mind-ENTP',
  enter: 'interest-C',
  live: 'mind-ESFJ',
};

/** One of the three parts of the front page: a large head, and its sections. */
export function HomeChapter({ chapter, children }: { chapter: Chapter; children: ReactNode }) {
  const t = useTranslations('homeChapters');
  const id = `chapter-${chapter}`;
  return (
    <section aria-labelledby={id} className="mt-16 scroll-mt-16 border-t border-border pt-4 sm:mt-24">
      <div className="mx-auto flex max-w-page items-center gap-5 px-4 pt-8 sm:gap-8 sm:px-6">
        <Illustration name={pictures[chapter]} className="size-24 shrink-0 rounded-full sm:size-40" />
        <div className="min-w-0">
          <p className="font-semibold text-accent-text">
            {t('part', { number: chapters.indexOf(chapter) + 1, count: chapters.length })}
          </p>
          <h2 id={id} className="text-3xl sm:text-4xl">
            {t(`chapter.${chapter}.title`)}
          </h2>
          <p className="mt-1 max-w-prose text-muted sm:text-lg">{t(`chapter.${chapter}.lead`)}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
