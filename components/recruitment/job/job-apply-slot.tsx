'use client';

import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/lib/session/use-signed-in';

export interface JobPlace {
  organizationId: string;
  vacancyId: string;
  slug: string;
  isOpen: boolean;
}

const PartSkeleton = () => <Skeleton className="h-72" />;
const JobApply = lazyPart(async () => (await import('./job-apply')).JobApply, PartSkeleton, { ssr: false });

/** The way to apply: a button for visitors, and what stands for a signed-in reader, fetched only for them. */
export function JobApplySlot({ texts, ...place }: JobPlace & { texts: { apply: string } }) {
  const isSignedIn = useSignedIn();
  const [isWanted, setWanted] = useState(false);
  if (isSignedIn || isWanted) return <JobApply {...place} isSignedIn={isSignedIn} />;
  if (!place.isOpen) return null;
  return (
    <div>
      <Button size="lg" onClick={() => setWanted(true)}>
        {texts.apply}
      </Button>
    </div>
  );
}
