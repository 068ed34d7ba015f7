'use client';

import { withTexts } from '@/components/feedback/with-texts';
import { QueryProvider } from '@/lib/query/query-provider';
import type { ThreadPlace } from './thread-slot';
import { VisitorAnswer } from './visitor-answer';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import { useViewer } from '@/lib/query/use-viewer';
import { AnswerItem } from './answer-item';
import { inReadingOrder } from './answer-order';
import { QuestionState } from './question-state';
import { WriteAnswer } from './write-answer';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { LinkButton } from '@/components/ui/link-button';
import type { Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { href, withHash } from '@/lib/routes/href';
import { UsefulButton } from './useful-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { outcomeOf } from '@/lib/api/outcome-of';
import { reportsApi } from '@/lib/api/reports';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type ThreadTexts = Pick<Messages, 'form' | 'question' | 'thread'>;

/** The texts of what a reader does below a question, fetched with it. */
const threadTexts: Record<Locale, () => Promise<ThreadTexts>> = {
  km: async () => ({
    form: (await import('@/messages/km/core/form.json')).default,
    question: (await import('@/messages/km/questions/question.json')).default,
    thread: (await import('@/messages/km/questions/thread.json')).default,
  }),
  en: async () => ({
    form: (await import('@/messages/en/core/form.json')).default,
    question: (await import('@/messages/en/questions/question.json')).default,
    thread: (await import('@/messages/en/questions/thread.json')).default,
  }),
};

const outcomes = { 'already-reported': 'again', 404: 'gone', 429: 'many', other: 'failed' } as const;
const reasons = ['insult', 'private-data', 'fraud', 'money', 'discrimination', 'wrong'] as const;

/** Reports a post with one tap on a reason; who reads it next is an advisor. */
function ReportPost({ kind, id }: { kind: 'question' | 'answer'; id: string }) {
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

/** What a signed-in reader does with a question. */
function QuestionTools({ question }: { question: Question }) {
  const t = useTranslations('thread');
  const { questionId, follows, isOwn } = question;
  const follow = useWrite(qaApi.community.follow, { invalidates: [qaApi.questions.key] });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn ? (
        <LinkButton size="sm" variant="secondary" href={href('/forum/answer/[id]/edit', { id: questionId })}>
          <Icon name="pencil" className="size-4" />
          {t('edit')}
        </LinkButton>
      ) : (
        <WriteButton
          size="sm"
          variant="secondary"
          write={follow}
          onWrite={() => follow.run({ params: { questionId }, body: { on: !follows } })}
        >
          <Icon name={follows ? 'check' : 'bell'} className="size-4" />
          {t(follows ? 'followed' : 'follow')}
        </WriteButton>
      )}
      <UsefulButton questionId={questionId} post={question} />
      {!isOwn && <ReportPost kind="question" id={questionId} />}
    </div>
  );
}

interface OpenOnWishProps {
  label: string;
  note: string;
  children: ReactNode;
}

/** A part that is fetched when somebody asks for it. */
function OpenOnWish({ label, note, children }: OpenOnWishProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="messages-square" className="size-5" />
        {label}
      </Button>
      <p className="text-sm text-muted">{note}</p>
    </div>
  );
}

/** What a signed-in reader does with an answer; who asked accepts one. */
function AnswerActions({ question, answer }: { question: Question; answer: UserAnswer }) {
  const t = useTranslations('thread');
  const { questionId } = question;
  const { userAnswerId, isOwn, state } = answer;
  const isAccepted = question.acceptedAnswerId === userAnswerId;
  const accept = useWrite(qaApi.community.accept, { invalidates: [qaApi.questions.key] });
  const isOpen = state === 'open';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen && <UsefulButton questionId={questionId} userAnswerId={userAnswerId} post={answer} />}
      {question.isOwn && isOpen && (
        <WriteButton
          size="sm"
          variant="secondary"
          write={accept}
          onWrite={() =>
            accept.run({ params: { questionId }, body: { userAnswerId: isAccepted ? null : userAnswerId } })
          }
        >
          {t(isAccepted ? 'unaccept' : 'accept')}
        </WriteButton>
      )}
      {isOwn && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={withHash(href('/forum/answer/[id]/edit', { id: questionId }), `answer-${userAnswerId}`)}
        >
          {t('edit')}
        </LinkButton>
      )}
      {!isOwn && isOpen && <ReportPost kind="answer" id={userAnswerId} />}
    </div>
  );
}

const answersMax = 100;
const Chat = lazyPart(
  async () => (await import('./chat')).Chat,
  () => <Skeleton className="h-96" />,
  { ssr: false },
);

interface OwnThreadProps {
  place: ThreadPlace;
  /** The answers are there, or why not. */
  onShown: () => void;
}

/** The answers as a signed-in reader sees them, with their own marks and posts, and the chat once it is opened. */
function OwnThread({ place, onShown }: OwnThreadProps) {
  const t = useTranslations('thread');
  const words = useTranslations('question');
  const { organizationId: orgId, subjectId, questionId } = place;
  const viewer = useViewer();
  const question = useQuery(qaApi.questions.find.queryOptions({ params: { questionId } }));
  const answers = useQuery(
    qaApi.userAnswers.list.queryOptions({
      params: { orgId, subjectId, questionId },
      query: { limit: answersMax },
    }),
  );
  const isReady = question.isSuccess && answers.isSuccess;
  useEffect(() => {
    if (isReady) onShown();
  }, [isReady, onShown]);
  return (
    <QueryState query={question} skeleton={<Skeleton className="h-12" />}>
      {(asked) => (
        <>
          <QuestionTools question={asked} />
          <QueryState query={answers} skeleton={<Skeleton className="h-32" />}>
            {({ data }) =>
              data.length === 0 ? (
                <p className="text-muted">{words('noAnswers')}</p>
              ) : (
                <ul className="grid gap-4">
                  {inReadingOrder(data, asked.acceptedAnswerId).map((answer) => (
                    <AnswerItem
                      key={answer.userAnswerId}
                      answer={answer}
                      isAccepted={answer.userAnswerId === asked.acceptedAnswerId}
                    >
                      {answer.state !== 'open' && (
                        <p className="flex flex-wrap items-center gap-2 text-sm">
                          <QuestionState state={answer.state} />
                          {answer.stateReason ?? t('heldNote')}
                        </p>
                      )}
                      <AnswerActions question={asked} answer={answer} />
                    </AnswerItem>
                  ))}
                </ul>
              )
            }
          </QueryState>
          {viewer.data && <WriteAnswer question={asked} viewer={viewer.data} />}
          {viewer.data && (
            <OpenOnWish label={t('chat.open')} note={t('chat.note')}>
              <Chat questionId={questionId} viewer={viewer.data} />
            </OpenOnWish>
          )}
        </>
      )}
    </QueryState>
  );
}

interface ThreadProps {
  place: ThreadPlace;
  isSignedIn: boolean;
  onShown: () => void;
}

/** What a reader can do below a question. */
export const Thread = withTexts(
  ({ place, isSignedIn, onShown }: ThreadProps) => (
    <QueryProvider>
      {isSignedIn ? <OwnThread place={place} onShown={onShown} /> : <VisitorAnswer place={place} />}
    </QueryProvider>
  ),
  threadTexts,
  () => null,
);
