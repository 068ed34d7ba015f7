'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { withTexts } from '@/components/feedback/with-texts';
import { Skeleton } from '@/components/ui/skeleton';
import type { Admission } from '@/lib/domain/schools/may-enter';
import { useEntry } from './use-entry';

const Waiting = () => <Skeleton className="h-24" />;
const Verdict = lazyPart(async () => {
  const [{ EntryVerdict }, { entryTexts }] = await Promise.all([
    import('@/components/admissions/admission/entry-verdict'),
    import('@/components/admissions/admission/entry-texts'),
  ]);
  return withTexts(EntryVerdict, entryTexts, Waiting);
}, Waiting);

/** What a person should know before they apply; nothing for those who may enter. */
export function EntryNotice({ admission }: { admission: Admission | null }) {
  if (!admission || admission.verdict === 'yes') return null;
  // Without a rule there is nothing to say.
  if (admission.verdict === 'unknown' && admission.open.length === 0) return null;
  return (
    <div aria-live="polite">
      <Verdict admission={admission} />
    </div>
  );
}

/** The same of the chosen program, while the form is filled in. */
export function ChosenEntry() {
  return <EntryNotice admission={useEntry().chosen} />;
}
