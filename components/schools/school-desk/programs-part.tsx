'use client';

import { useMemo } from 'react';
import { programListOf } from '@/components/schools/program-desk/program-list';
import { ProgramListView } from '@/components/schools/program-desk/program-list-view';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { DeskArea } from './desk-area';

/** What the school teaches. */
export function ProgramsPart({ school, area }: { school: SchoolDetail; area: DeskArea }) {
  const { schoolId } = school;
  const address = useMemo(
    () => programListOf((query) => area.school(schoolId, { view: 'programs', ...query })),
    [area, schoolId],
  );
  return <ProgramListView schoolId={schoolId} area={area} address={address} />;
}
