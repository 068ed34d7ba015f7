'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { VacancyDetail } from '@/lib/contract/careers/vacancy-shapes';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { applySection } from './apply-section';

export interface JobPlace {
  organizationId: string;
  vacancyId: string;
  slug: string;
  isOpen: boolean;
  /** What is asked of those who apply. */
  questions: VacancyDetail['questions'];
}

const PartSkeleton = () => <Skeleton className="h-72" />;
const JobApply = lazyPart(async () => (await import('./job-apply')).JobApply, PartSkeleton, { ssr: false });

/** Where one applies: opened by the address for visitors; for a signed-in reader what stands is fetched at once. */
export function JobApplySlot(place: JobPlace) {
  const isSignedIn = useSignedIn();
  const [isWanted, setWanted] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => setWanted(window.location.hash === `#${applySection}`);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  // The browser went to the empty place; with the form in it, it is elsewhere.
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return (
    <div ref={section} id={applySection} className="scroll-mt-24">
      {(isSignedIn || (isWanted && place.isOpen)) && <JobApply {...place} isSignedIn={isSignedIn} />}
    </div>
  );
}
