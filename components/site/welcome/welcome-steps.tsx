'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { StepList } from './step-list';
import { WelcomeSkeleton } from './step-skeleton';
import { useTestTaken } from './use-test-taken';

const OwnSteps = lazyPart(() => import('./own-steps').then((part) => part.OwnSteps), WelcomeSkeleton, {
  ssr: false,
});

function VisitorSteps() {
  const testTaken = useTestTaken();
  return <StepList done={new Set(testTaken ? ['test'] : [])} />;
}

/** The steps of a visitor in the HTML; those of the person signed in once the browser says that somebody is. */
export function WelcomeSteps({ organizationId }: { organizationId: string }) {
  const signedIn = useSignedIn();
  return signedIn ? <OwnSteps organizationId={organizationId} /> : <VisitorSteps />;
}
