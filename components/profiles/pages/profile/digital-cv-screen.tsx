'use client';

import { useParams } from '@/lib/i18n/navigation';
import { DigitalCv } from '@/components/profiles/cv/digital-cv';

/** `/profile/[userId]/digital-cv`: what the reader may see of a person. */
export function DigitalCvScreen({ organizationId }: { organizationId: string }) {
  const { userId } = useParams<{ userId: string }>();
  return <DigitalCv key={userId} organizationId={organizationId} userId={userId} />;
}
