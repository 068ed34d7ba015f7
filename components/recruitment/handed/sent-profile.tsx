'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { CvView } from '@/components/people/cv/cv-view';
import { blocksIn, loadCvWords } from '@/components/people/cv/use-cv-blocks';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import { cvParts } from '@/lib/domain/recruitment/cv-options';

interface SentProfileProps {
  profile: CompleteProfile;
  title: string;
  level: 'h2' | 'h3';
  photoOf: (name: string) => string;
}

/** The profile as it was when it was sent. */
export function SentProfile({ profile, title, level: Heading, photoOf }: SentProfileProps) {
  const locale = useLocale();
  const words = useQuery({
    queryKey: ['cv-words', locale],
    queryFn: () => loadCvWords(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-label={title}>
      <Heading className="mb-2 text-lg">{title}</Heading>
      <QueryState query={words} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(known) => {
          const cv = blocksIn(profile, locale, known, cvParts);
          const src = profile.avatarUrl;
          return (
            <CvView cv={cv} accent={profile.cv.accent} photo={src ? { src, alt: photoOf(cv.name) } : null} />
          );
        }}
      </QueryState>
    </section>
  );
}
