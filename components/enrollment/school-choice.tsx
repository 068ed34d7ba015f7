'use client';

import { DraftList } from './draft-list';
import { SchoolPicker } from './school-picker';

/** What was begun before, then all schools. */
export function SchoolChoice() {
  return (
    <>
      <DraftList />
      <SchoolPicker />
    </>
  );
}
