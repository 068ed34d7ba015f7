'use client';

import { EntryWord } from '@/components/schools/seeker/entry-word';
import { lazyPart } from '@/components/feedback/lazy-part';
import { withTexts } from '@/components/feedback/with-texts';
import { SkeletonText } from '@/components/ui/skeleton';
import type { Admission } from '@/lib/domain/schools/may-enter';

const Waiting = () => <SkeletonText lines={1} />;
const Reasons = lazyPart(async () => {
  const [{ EntryReasons }, { entryTexts }] = await Promise.all([
    import('@/components/admissions/admission/entry-verdict'),
    import('@/components/admissions/admission/entry-texts'),
  ]);
  return withTexts(EntryReasons, entryTexts, Waiting);
}, Waiting);

/** Whether an applicant may enter the program, as it was when they sent it, and why. */
export function EntryFacts({ entry }: { entry: Admission }) {
  const { verdict, failed, open } = entry;
  return (
    <div className="grid gap-1.5">
      <p>
        <EntryWord verdict={verdict} />
      </p>
      {(failed.length > 0 || open.length > 0) && <Reasons failed={failed} open={open} />}
    </div>
  );
}
