'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { outcomeOf } from '@/lib/api/outcome-of';
import { reportsApi } from '@/lib/api/reports';

const outcomes = { 'already-reported': 'again', 404: 'gone', 429: 'many', other: 'failed' } as const;
const reasons = ['insult', 'private-data', 'fraud', 'money', 'discrimination', 'wrong'] as const;

/** Reports a post with one tap on a reason; who reads it next is an advisor. */
export function ReportPost({ kind, id }: { kind: 'question' | 'answer'; id: string }) {
  const t = useTranslations('thread.report');
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const report = useWrite(reportsApi.create, { inPlace: true });
  const choose = async (reason: (typeof reasons)[number]) => {
    try {
      await report.send({ body: { kind, id, reason } });
      setSaid(t('thanks'));
      setOver(true);
    } catch (error) {
      const outcome = outcomeOf(error, outcomes);
      setSaid(t(outcome));
      setOver(outcome === 'again' || outcome === 'gone');
    }
  };
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
                  disabled={report.busy}
                  onClick={() => void choose(reason)}
                >
                  {t(`reasons.${reason}`)}
                </Button>
              ))}
            <p role="status" className="font-medium empty:hidden">
              {said}
            </p>
          </div>
        </DialogContent>
      </Dialog>
    </>
  );
}
