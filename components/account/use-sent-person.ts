'use client';

import { useMemo } from 'react';
import { formatPhone } from '@/lib/domain/people/phone';
import { useProgress } from './code-progress';
import type { CodeWay } from './code-ways';

/** What the first step sent, as its fields show it: for who comes back to correct something. */
export function useSentPerson(way: CodeWay) {
  const progress = useProgress(way);
  return useMemo(() => {
    if (!progress) return progress;
    const { firstName, lastName, username } = progress;
    return { firstName, lastName, username: formatPhone(username), phone: formatPhone(username) };
  }, [progress]);
}
