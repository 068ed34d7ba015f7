'use client';

import { useParams } from 'next/navigation';
import { DigitalProfile } from '@/components/people/cv/digital-profile';

/** `/profile/[userId]/digital-profile`: what the reader may see of a person. */
export function DigitalProfileScreen({ organizationId }: { organizationId: string }) {
  const { userId } = useParams<{ userId: string }>();
  return <DigitalProfile key={userId} organizationId={organizationId} userId={userId} />;
}
