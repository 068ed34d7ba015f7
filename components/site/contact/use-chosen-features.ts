'use client';

import { useEffect, useRef } from 'react';
import { isSchoolFeature, type SchoolFeature } from '@/lib/domain/site/features';

/** Reads once, after hydration, which features the address names; does nothing where it names none. */
export function useChosenFeatures(onChosen: (features: SchoolFeature[]) => void): void {
  const latest = useRef(onChosen);
  useEffect(() => {
    latest.current = onChosen;
  });
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).getAll('features').filter(isSchoolFeature);
    if (named.length > 0) latest.current(named);
  }, []);
}
