'use client';

import { DraftList } from './draft-list';
import type { FormPage } from './form-pages';
import { SchoolPicker } from './school-picker';

/** Unfinished applications, then all schools. */
export function SchoolChoice({ page }: { page: FormPage }) {
  return (
    <>
      <DraftList page={page} />
      <SchoolPicker page={page} />
    </>
  );
}
