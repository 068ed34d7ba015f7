'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { cvParts } from '@/lib/domain/profiles/cv-options';
import { blocksIn, loadCvWords } from './cv-blocks-in';
import { CvView } from './cv-view';

interface ProfileCvProps {
  profile: CompleteProfile;
  locale: 'km' | 'en';
  /** All that there is, also what is not in the CV. */
  isWhole?: boolean;
  isSheet?: boolean;
}

/** A profile as its CV, wherever it is shown: its own page, a link, before it is sent, and on the desk that reads it. */
export function ProfileCv({ profile, locale, isWhole = false, isSheet = false }: ProfileCvProps) {
  const words = useQuery({
    queryKey: ['cv-words', locale],
    queryFn: () => loadCvWords(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState query={words} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(known) => {
        const cv = blocksIn(profile, locale, known, isWhole ? cvParts : profile.cv.parts);
        const src = isWhole || profile.cv.photo ? profile.avatarUrl : null;
        const photo = src ? { src, alt: known.page.photoOf.replace('{name}', cv.name) } : null;
        return <CvView cv={cv} accent={profile.cv.accent} photo={photo} isSheet={isSheet} />;
      }}
    </QueryState>
  );
}
