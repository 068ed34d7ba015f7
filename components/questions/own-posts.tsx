'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Suspense, useMemo } from 'react';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { TabLinks } from '@/components/kits/list/tab-links';
import { useSearchParams } from '@/lib/i18n/navigation';
import {
  answerLists,
  type OwnPath,
  ownAnswerList,
  ownQuestionList,
  questionLists,
  type AnswerListName,
  ownAnswerQuery,
  ownQuestionQuery,
  type QuestionListName,
} from './own-lists';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { qaApi } from '@/lib/api/qa';
import { tagsResource } from '@/lib/contract/questions/tags';
import { questionLimits } from '@/lib/domain/limits';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import type { Question } from '@/lib/contract/questions/posts';
import type { OwnAnswer } from '@/lib/contract/questions/user-answers';
import { QuestionState } from './question-state';

/** Readers see the page of an open question; who wrote one that waits can only edit it. */
const rowHref = (path: OwnPath, id: string, isOpen: boolean) =>
  path === '/forum/answer' && isOpen
    ? href('/forum/answer/[id]', { id })
    : href('/forum/answer/[id]/edit', { id });

interface OwnQuestionRowsProps {
  organizationId: string;
  path: OwnPath;
  view: QuestionListName;
}

/** Questions that one asked or follows. */
function OwnQuestionRows({ organizationId, path, view }: OwnQuestionRowsProps) {
  const t = useTranslations('ownQuestion.mine');
  const words = useTranslations('question');
  const locale = useLocale();
  const address = useMemo(() => ownQuestionList(path), [path]);
  const name: RowName<Question> = {
    header: t('columns.question'),
    key: ({ questionId }) => questionId,
    name: ({ title }) => title,
    href: ({ questionId, mergedInto, state, isOwn }) =>
      rowHref(
        isOwn ? path : '/forum/answer',
        mergedInto ?? questionId,
        state === 'open' || state === 'merged',
      ),
    below: ({ stateReason, state }) =>
      state === 'open' || state === 'merged' ? null : (
        <span className="block text-sm text-muted">{stateReason ?? t('held')}</span>
      ),
  };
  const columns: Column<Question>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (question) => <QuestionState state={question.state} />,
    },
    {
      id: 'answers',
      header: t('columns.answers'),
      cell: ({ answerCount }) => words('answers', { count: answerCount }),
    },
    dateColumn({ id: 'asked', header: t('columns.written'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <ListPage
      address={address}
      query={ownQuestionQuery(organizationId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[]}
      empty={{ title: t(`empty.${view}`), body: t('emptyBody') }}
      shown={(count) => words('found', { count })}
    />
  );
}

/** What one has answered, with what became of it. */
function OwnAnswerRows({ path, view }: { path: OwnPath; view: AnswerListName }) {
  const t = useTranslations('ownQuestion.mine');
  const words = useTranslations('question');
  const locale = useLocale();
  const address = useMemo(() => ownAnswerList(path), [path]);
  const name: RowName<OwnAnswer> = {
    header: t('columns.question'),
    key: ({ userAnswerId }) => userAnswerId,
    name: ({ questionTitle }) => questionTitle,
    href: ({ questionId }) => rowHref(path, questionId, true),
    below: ({ answer, state, stateReason }) => (
      <span className="grid gap-1 text-sm text-muted">
        <span className="line-clamp-2">{answer}</span>
        {state !== 'open' && <span>{stateReason ?? t('held')}</span>}
      </span>
    ),
  };
  const columns: Column<OwnAnswer>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (answer) => <QuestionState state={answer.state} />,
    },
    dateColumn({ id: 'written', header: t('columns.written'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <ListPage
      address={address}
      query={ownAnswerQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[]}
      empty={{ title: t(`empty.${view}`), body: t('emptyBody') }}
      shown={(count) => words('answers', { count })}
    />
  );
}

const tagForm = tagsResource.endpoints.follow.body.pick({ tag: true });

/** The tags that one follows, whether the bell tells of them, and one more. */
function MyTags({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('ownQuestion.tags');
  const locale = useLocale();
  const params = { orgId };
  const query = useQuery(qaApi.tags.followed.queryOptions({ params }));
  const follow = useWrite(qaApi.tags.follow, {
    invalidates: [qaApi.questions.key],
  });
  // The list of questions leads here with the tag that it shows.
  const wanted = useSearchParams().get('tag') ?? '';
  const form = useZodForm(tagForm, { defaultValues: { tag: wanted } });
  return (
    <section aria-label={t('title')} className="grid gap-3">
      <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-muted">{t('none')}</p>
          ) : (
            <ul className="divide-y divide-border border-y border-border">
              {data.map(({ tag, name, tells }) => (
                <li key={tag} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
                  <TextLink
                    href={href('/forum', undefined, { tags: tag })}
                    className="min-w-0 grow wrap-anywhere"
                  >
                    {pickText(name, locale)}
                  </TextLink>
                  <Checkbox
                    checked={tells}
                    onChange={({ target }) =>
                      void follow.run({ params, body: { tag, on: true, tells: target.checked } })
                    }
                  >
                    {t('tells')}
                  </Checkbox>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('endOf', { tag: pickText(name, locale) })}
                    onClick={() => void follow.run({ params, body: { tag, on: false } })}
                  >
                    {t('end')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <Form
        form={form}
        onSubmit={async ({ tag }) => {
          await follow.send({ params, body: { tag, on: true } });
          form.reset({ tag: '' });
        }}
      >
        <div className="flex flex-wrap items-end gap-2">
          <div className="w-64 max-w-full">
            <TextField name="tag" label={t('label')} maxLength={questionLimits.tagMax} />
          </div>
          <SubmitButton wide={false} variant="secondary">
            {t('follow')}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

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
