'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { SectionLink, type SectionLinkProps } from '@/components/kits/deed/section-link';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { applySection } from './apply-section';

export interface JobApplyLinkProps extends Omit<SectionLinkProps, 'section' | 'children'> {
  organizationId: string;
  vacancyId: string;
  texts: { apply: string; own: string };
}

const OwnApplyLink = lazyPart(
  async () => (await import('./own-apply-link')).OwnApplyLink,
  () => <Skeleton className="h-11 w-full min-w-28" />,
  { ssr: false },
);

/** Leads to the form of a vacancy, or to one's own application once it is sent. */
export function JobApplyLink(props: JobApplyLinkProps) {
  const isSignedIn = useSignedIn();
  if (isSignedIn) return <OwnApplyLink {...props} />;
  const { page, shape, texts } = props;
  return (
    <SectionLink section={applySection} page={page} shape={shape}>
      {texts.apply}
    </SectionLink>
  );
}
