'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { href } from '@/lib/routes/href';
import { ReportPost } from './report-post';
import { UsefulButton } from './useful-button';

/** What a signed-in reader does with a question. */
export function QuestionTools({ question }: { question: Question }) {
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
