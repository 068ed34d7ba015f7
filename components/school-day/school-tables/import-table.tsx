'use client';

import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SchoolTable } from '@/lib/contract/school-day/table-imports';

const TableDialog = lazyPart(
  () => import('./table-dialog').then((module) => module.TableDialog),
  () => null,
);

interface ImportTableProps {
  schoolId: string;
  tables: readonly [SchoolTable, ...SchoolTable[]];
  label: string;
}

/** The button above a list, and the import that it opens. */
export function ImportTable({ schoolId, tables, label }: ImportTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="file-up" className="size-5" />
        {label}
      </Button>
      {isOpen && <TableDialog schoolId={schoolId} tables={tables} onClose={() => setOpen(false)} />}
    </>
  );
}
