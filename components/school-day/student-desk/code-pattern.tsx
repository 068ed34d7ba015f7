'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Button } from '@/components/ui/button';
import { schoolStructureApi } from '@/lib/api/school-structure';

const CodePatternDialog = lazyPart(
  () => import('./code-pattern-dialog').then((module) => module.CodePatternDialog),
  () => null,
);

/** How the school counts its students. */
export function CodePattern({ schoolId }: { schoolId: string }) {
  const t = useTranslations('studentDesk.pattern');
  const [open, setOpen] = useState<boolean | null>(null);
  const { data: codes } = useQuery(
    schoolStructureApi.studentIntakes.codes.queryOptions({ params: { id: schoolId } }),
  );
  return (
    <>
      <Button variant="secondary" disabled={!codes} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open !== null && codes && (
        <CodePatternDialog schoolId={schoolId} codes={codes} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
