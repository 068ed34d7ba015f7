'use client';

import { useMemo } from 'react';
import { formatPhone } from '@/lib/domain/values/phone';
import { useProgress } from './code-progress';
import type { CodeWay } from './code-ways';

/** The values of the first step as its fields show them, for people who return to correct them. */
export function useSentPerson(way: CodeWay) {
  const progress = useProgress(way);
  return useMemo(() => {
    if (!progress) return progress;
    const { firstName, lastName, username } = progress;
    return { firstName, lastName, username: formatPhone(username), phone: formatPhone(username) };
  }, [progress]);
}
