'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { notificationApi } from '@/lib/api/notification';
import type { VisitorMessage } from '@/lib/contract/notices/visitor-messages';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';
import { MessageAnswerEditor } from './message-answer-editor';
import { stateTones } from './state-tones';

interface MessageSheetProps {
  message: VisitorMessage | null;
  onClose: () => void;
}

const linkStyle = 'inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4';

/** One message at the side of the list: what was written, how to reach its writer, the answer. */
export function MessageSheet({ message, onClose }: MessageSheetProps) {
  return (
    <Sheet open={message !== null} onOpenChange={(open) => !open && onClose()}>
      {message && (
        <SheetContent side="right" title={message.subject} className="w-[min(34rem,100vw)]">
          <MessageBody key={message.id} message={message} />
        </SheetContent>
      )}
    </Sheet>
  );
}

function MessageBody({ message }: { message: VisitorMessage }) {
  const t = useTranslations('inbox.messages');
  const tState = useTranslations('inbox.state');
  const locale = useLocale();
  const { number, name, phone, email, state, createdAt, hasAccount } = message;
  return (
    <div className="grid gap-5">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{t('from', { number: String(number), name })}</span>
          <Badge tone={stateTones[state]}>{tState(state)}</Badge>
          {hasAccount && <Badge>{t('hasAccount')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4">
          {phone && (
            <a href={`tel:${phone}`} className={linkStyle}>
              {formatPhone(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={linkStyle}>
              {email}
            </a>
          )}
        </p>
        <p className="text-sm text-muted">{t('at', { date: formatDate(createdAt, locale) })}</p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      <MessageAnswer message={message} />
    </div>
  );
}

/** The answer that was sent, and what can be done with the message. */
function MessageAnswer({ message }: { message: VisitorMessage }) {
  const t = useTranslations('inbox.messages');
  const locale = useLocale();
  const [isAnswering, setAnswering] = useState(false);
  const { id, version, state, answer, handledBy, handledAt } = message;
  const isClosed = state === 'closed';
  const move = useWrite(notificationApi.visitorMessages.answer);
  if (isAnswering) return <MessageAnswerEditor message={message} onDone={() => setAnswering(false)} />;
  const who = handledBy ? pickText(handledBy, locale) : '';
  return (
    <>
      {handledAt && (
        <div className="rounded-md bg-sunken p-3">
          <p className="text-sm text-muted">
            {t('handled', { name: who, date: formatDate(handledAt, locale) })}
          </p>
          {answer && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {!isClosed && (
          <Button onClick={() => setAnswering(true)}>{t(answer ? 'answerAgain' : 'answer')}</Button>
        )}
        <Button
          variant="secondary"
          loading={move.busy}
          onClick={() =>
            void move.run({ params: { id }, version, body: { state: isClosed ? 'new' : 'closed' } })
          }
        >
          {t(isClosed ? 'reopen' : 'close')}
        </Button>
      </div>
    </>
  );
}
