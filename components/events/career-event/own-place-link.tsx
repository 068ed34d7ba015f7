'use client';

import { useQuery } from '@tanstack/react-query';
import { SectionLink } from '@/components/kits/deed/section-link';
import { scheduleApi } from '@/lib/api/schedule';
import { QueryProvider } from '@/lib/query/query-provider';
import type { EventPlaceLinkProps } from './event-place-link';
import { placeSection } from './place-section';

const kept = ['placed', 'held', 'waiting'];

function OwnLink({ organizationId: orgId, eventId: id, page, shape, texts }: EventPlaceLinkProps) {
  const { data } = useQuery(scheduleApi.calendars.event.queryOptions({ params: { orgId, id } }));
  return (
    <SectionLink section={placeSection} page={page} shape={shape}>
      {kept.includes(data?.ownPlace?.state ?? '') ? texts.own : texts.register}
    </SectionLink>
  );
}

/** For a signed-in reader: whoever has a place, or waits for one, is led to it. */
export const OwnPlaceLink = (props: EventPlaceLinkProps) => (
  <QueryProvider>
    <OwnLink {...props} />
  </QueryProvider>
);
