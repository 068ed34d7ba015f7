'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { outcomeOf } from '@/lib/api/outcome-of';
import { isSignedIn } from '@/lib/session/signed-in-hint';

const reasons = ['money', 'fraud', 'private-data', 'wrong'] as const;
type Reason = (typeof reasons)[number];
const outcomes = { 'already-reported': 'again', 429: 'many', other: 'failed' } as const;
type Answer = 'thanks' | 'again' | 'many' | 'failed';

interface ReportJobProps {
  vacancyId: string;
  /** Finished texts, so that static pages send no messages for it. */
  texts: Readonly<Record<Reason | Answer | 'report' | 'why', string>>;
}

const send = async (id: string, reason: Reason): Promise<Answer> => {
  const { reportsApi } = await import('@/lib/api/reports');
  const idempotencyKey = newIdempotencyKey();
  try {
    await (isSignedIn()
      ? reportsApi.create({ body: { kind: 'vacancy', id, reason }, idempotencyKey })
      : reportsApi.createPublic({ body: { id, reason }, idempotencyKey }));
    return 'thanks';
  } catch (error) {
    return outcomeOf(error, outcomes);
  }
};

/** Reports a vacancy with one tap on a reason; nobody needs an account for it. */
export function ReportJob({ vacancyId, texts }: ReportJobProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const report = async (reason: Reason) => {
    setSending(true);
    setAnswer(await send(vacancyId, reason));
    setSending(false);
  };
  const isDone = answer === 'thanks' || answer === 'again';
  return (
    <div className="mt-3">
      {!isDone && (
        <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="triangle-exclamation-point" className="size-5" />
          {texts.report}
        </Button>
      )}
      {isOpen && !isDone && (
        <div role="group" aria-label={texts.why} className="mt-2 grid gap-2">
          <p className="font-medium">{texts.why}</p>
          {reasons.map((reason) => (
            <Button
              key={reason}
              variant="secondary"
              className="justify-start text-left"
              disabled={isSending}
              onClick={() => void report(reason)}
            >
              {texts[reason]}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="mt-2 font-medium empty:hidden">
        {answer && texts[answer]}
      </p>
    </div>
  );
}
