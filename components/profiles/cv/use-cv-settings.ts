'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { CvSettings } from '@/lib/contract/profiles/profile-settings';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';

/**
 * How a CV looks, shown at once and stored behind it: one call at a time, and what changes meanwhile goes with the next. What
 * could not be stored stays on the page and is sent with the next change.
 */
export function useCvSettings({ organizationId: orgId, id, version, cv: stored }: CompleteProfile) {
  const t = useTranslations('cv.page');
  const [settings, setSettings] = useState(stored);
  const wanted = useRef(stored);
  const isSending = useRef(false);
  const newest = useRef(version);
  const know = (other: number) => {
    newest.current = Math.max(newest.current, other);
  };
  useEffect(() => know(version), [version]);
  const store = useWrite(recruitmentApi.profiles.update, {
    inPlace: true,
    problems: { other: t('notSaved') },
    invalidates: [recruitmentApi.completeProfiles.key],
    done: (answer) => know(answer.version),
  });
  const change = async (next: Partial<CvSettings>) => {
    wanted.current = { ...wanted.current, ...next };
    setSettings(wanted.current);
    if (isSending.current) return;
    isSending.current = true;
    let isStored = true;
    let sent: CvSettings | null = null;
    while (isStored && sent !== wanted.current) {
      sent = wanted.current;
      isStored = await store.run({ params: { orgId, id }, body: { cv: sent }, version: newest.current });
    }
    isSending.current = false;
  };
  return { settings, change: (next: Partial<CvSettings>) => void change(next), problem: store.problem };
}
