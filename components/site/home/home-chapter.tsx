import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Illustration } from '@/components/ui/illustration';
import type { IllustrationName } from '@/lib/illustrations/illustration-files';

type Chapter = 'find' | 'enter' | 'live';

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
    <section aria-labelledby={id} className="chapter">
      <div className="chapter-head">
        <Illustration name={pictures[chapter]} />
        <div>
          <h2 id={id}>{t(`chapter.${chapter}.title`)}</h2>
          <p>{t(`chapter.${chapter}.lead`)}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
