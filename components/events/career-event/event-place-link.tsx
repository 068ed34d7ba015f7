'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { SectionLink, type SectionLinkProps } from '@/components/kits/deed/section-link';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { placeSection } from './place-section';

export interface EventPlaceLinkProps extends Omit<SectionLinkProps, 'section' | 'children'> {
  eventId: string;
  organizationId: string;
  texts: { register: string; own: string };
}

const OwnPlaceLink = lazyPart(
  async () => (await import('./own-place-link')).OwnPlaceLink,
  () => <Skeleton className="h-11 w-full min-w-28" />,
  { ssr: false },
);

/** Leads to where one registers for an event, or to one's own place at it. */
export function EventPlaceLink(props: EventPlaceLinkProps) {
  const isSignedIn = useSignedIn();
  if (isSignedIn) return <OwnPlaceLink {...props} />;
  const { page, shape, texts } = props;
  return (
    <SectionLink section={placeSection} page={page} shape={shape}>
      {texts.register}
    </SectionLink>
  );
}
