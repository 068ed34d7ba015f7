'use client';

import { DraftList } from './draft-list';
import { SchoolPicker } from './school-picker';

/** Unfinished applications, then all schools. */
export function SchoolChoice() {
  return (
    <>
      <DraftList />
      <SchoolPicker />
    </>
  );
}
