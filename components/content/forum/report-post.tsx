'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { outcomeOf } from '@/lib/api/outcome-of';
import { reportsApi } from '@/lib/api/reports';

const reasons = ['insult', 'private-data', 'fraud', 'money', 'discrimination', 'wrong'] as const;
const outcomes = { 'already-reported': 'again', 404: 'gone', 429: 'many', other: 'failed' } as const;

/** Reports a post with one tap on a reason; who reads it next is an advisor. */
export function ReportPost({ kind, id }: { kind: 'question' | 'answer'; id: string }) {
  const t = useTranslations('thread.report');
  const [isOpen, setOpen] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const report = useMutation(reportsApi.create.mutationOptions());
  const said = report.isSuccess ? 'thanks' : report.isError ? outcomeOf(report.error, outcomes) : null;
  const isOver = said === 'thanks' || said === 'again' || said === 'gone';
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('title')} description={t('body')}>
          <div className="grid gap-2">
            {!isOver &&
              reasons.map((reason) => (
                <Button
                  key={reason}
                  variant="secondary"
                  className="justify-start text-left"
                  disabled={report.isPending}
                  onClick={() =>
                    report.mutate({
                      body: { kind, id, reason },
                      idempotencyKey: `${idempotencyKey}-${reason}`,
                    })
                  }
                >
                  {t(`reasons.${reason}`)}
                </Button>
              ))}
            <p role="status" className="font-medium empty:hidden">
              {said && t(said)}
            </p>
          </div>
        </DialogContent>
      </Dialog>
    </>
  );
}
