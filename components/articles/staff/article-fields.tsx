'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { RichTextField } from '@/components/form/rich-text-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import { type ArticleType, articleTypes } from '@/lib/domain/articles/article-search';
import { articleTopics } from '@/lib/domain/articles/article-topics';
import { textLimits } from '@/lib/domain/limits/texts';
import { CoverField } from './cover-field';

const offers: readonly ArticleType[] = ['earlybird', 'job', 'scholarship', 'productLoan'];

/** What is written of an article. */
export function ArticleFields() {
  const t = useTranslations('textDesk');
  const type = useWatch({ name: 'type' }) as ArticleType;
  const isEvent = type === 'event';
  const isOffer = offers.includes(type);
  return (
    <>
      <Panel title={t('parts.text')}>
        <div className="grid gap-5">
          <BilingualField
            name="title"
            label={t('fields.title')}
            spelling="suffix"
            maxLength={textLimits.titleMax}
          />
          <BilingualField
            name="description"
            label={t('fields.summary')}
            hint={t('fields.summaryHint')}
            spelling="suffix"
            as="textarea"
            rows={3}
            maxLength={textLimits.shortTextMax}
          />
          <BilingualField name="body" label={t('fields.body')} spelling="suffix" as={RichTextField} />
        </div>
      </Panel>
      {(isEvent || isOffer) && (
        <Panel title={t(isEvent ? 'parts.event' : 'parts.offer')}>
          <div className="grid gap-5">
            <div className="grid gap-5 lg:grid-cols-2">
              {isEvent && <InstantField name="startsAt" label={t('fields.startsAt')} />}
              <InstantField name="endsAt" label={t(isEvent ? 'fields.endsAt' : 'fields.lastDay')} optional />
            </div>
            {isEvent && <BilingualField name="place" label={t('fields.place')} spelling="suffix" optional />}
            <BilingualField name="provider" label={t('fields.provider')} spelling="suffix" optional />
            <TextField name="applyUrl" label={t('fields.applyUrl')} type="url" inputMode="url" optional />
          </div>
        </Panel>
      )}
    </>
  );
}

/** What an article is, and how it is shown and found. */
export function ArticleSettings({ organizationId }: { organizationId: string }) {
  const t = useTranslations('textDesk');
  const tArticle = useTranslations('article');
  return (
    <>
      <Panel title={t('parts.picture')}>
        <CoverField organizationId={organizationId} />
      </Panel>
      <Panel title={t('parts.finding')}>
        <div className="grid gap-5">
          <SelectField
            name="type"
            label={t('fields.type')}
            options={articleTypes.map((value) => ({ value, label: tArticle(`type.${value}`) }))}
          />
          <MultiSelectField
            name="topics"
            label={t('fields.topics')}
            hint={t('fields.topicsHint')}
            optional
            options={articleTopics.map((value) => ({ value, label: tArticle(`topic.${value}`) }))}
          />
          <BilingualField
            name="tags"
            label={t('fields.tags')}
            hint={t('fields.tagsHint')}
            spelling="suffix"
            optional
          />
          <BilingualField name="author" label={t('fields.author')} spelling="suffix" optional />
          <TextField
            name="slug"
            label={t('fields.slug')}
            hint={t('fields.slugHint')}
            lang="en"
            autoCapitalize="none"
            optional
          />
        </div>
      </Panel>
    </>
  );
}
