'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateButton } from '@/components/kits/list/create-button';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { VisitDeskPath } from './visit-list';

const VisitForm = lazyPart(
  () => import('./visit-form').then((module) => module.VisitForm),
  () => <Skeleton className="h-96 rounded-lg" />,
);

/** The button above the list of visits, and the form that it opens. */
export function OpenVisit({ path }: { path: VisitDeskPath }) {
  const t = useTranslations('visitDesk');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CreateButton label={t('new')} onPress={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen}>
        {open && (
          <DialogContent title={t('new')} description={t('newBody')}>
            <VisitForm path={path} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
