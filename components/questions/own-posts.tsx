'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { TabLinks } from '@/components/kits/list/tab-links';
import { useSearchParams } from '@/lib/i18n/navigation';
import { answerLists, type OwnPath, ownAnswerList, ownQuestionList, questionLists } from './own-lists';
import { MyTags } from './my-tags';
import { OwnAnswerRows, OwnQuestionRows } from './own-rows';

interface OwnPostsProps {
  organizationId: string;
  /** The page that shows them: their rows lead to the question, or to its editing. */
  path: OwnPath;
}

const readLists = [...questionLists, ...answerLists] as const;
type ListName = (typeof readLists)[number];
/** What one follows is not one's own to edit. */
const editLists: readonly ListName[] = readLists.filter((name) => name !== 'followed' && name !== 'tags');
const isAnswers = (name: ListName): name is (typeof answerLists)[number] =>
  answerLists.some((each) => each === name);

/** What one has asked, answered and follows. */
export function OwnPosts(props: OwnPostsProps) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Lists {...props} />
    </Suspense>
  );
}

function Lists({ organizationId, path }: OwnPostsProps) {
  const t = useTranslations('ownQuestion.mine');
  const names = path === '/forum/answer' ? readLists : editLists;
  const wanted = useSearchParams().get('view');
  const view = names.find((name) => name === wanted) ?? 'questions';
  const hrefOf = (name: ListName) =>
    isAnswers(name)
      ? ownAnswerList(path).href({ filters: { view: name } })
      : ownQuestionList(path).href({ filters: { view: name } });
  return (
    <div className="grid grid-cols-1 gap-5">
      <TabLinks
        label={t('title')}
        tabs={names.map((key) => ({ key, label: t(`views.${key}`) }))}
        current={view}
        hrefOf={(key) => hrefOf(names.find((name) => name === key) ?? 'questions')}
      />
      {view === 'tags' && <MyTags organizationId={organizationId} />}
      {isAnswers(view) ? (
        <OwnAnswerRows path={path} view={view} />
      ) : (
        <OwnQuestionRows organizationId={organizationId} path={path} view={view} />
      )}
    </div>
  );
}
