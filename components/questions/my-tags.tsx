'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
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
import { useSearchParams } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const tagForm = tagsResource.endpoints.follow.body.pick({ tag: true });

/** The tags that one follows, whether the bell tells of them, and one more. */
export function MyTags({ organizationId: orgId }: { organizationId: string }) {
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
