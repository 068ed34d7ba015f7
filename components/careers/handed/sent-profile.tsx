'use client';

import { useLocale } from 'next-intl';
import { ProfileCv } from '@/components/profiles/cv/profile-cv';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';

interface SentProfileProps {
  profile: CompleteProfile;
  title: string;
  level: 'h2' | 'h3';
}

/** The profile as it was when it was sent. */
export function SentProfile({ profile, title, level: Heading }: SentProfileProps) {
  return (
    <section aria-label={title}>
      <Heading className="mb-2 text-lg">{title}</Heading>
      <ProfileCv profile={profile} locale={useLocale()} />
    </section>
  );
}
