'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
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
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-5" />
        {t('new')}
      </Button>
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
