'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { SelectField } from '@/components/form/select-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { qaApi } from '@/lib/api/qa';
import type { Text } from '@/lib/contract/fields';
import { tagsResource } from '@/lib/contract/questions/tags';
import { questionLimits } from '@/lib/domain/limits';
import { pickText } from '@/lib/i18n/pick';

export interface TagOnDesk {
  tag: string;
  name: Text;
  count: number;
  version: number;
}

interface TagDialogProps {
  orgId: string;
  tag: TagOnDesk;
  onClose: () => void;
}

const nameForm = tagsResource.endpoints.name.body.pick({ name: true });
const mergeForm = tagsResource.endpoints.merge.body.pick({ into: true });
/** Whatever shows a tag. */
const shows = [qaApi.community.key, qaApi.questions.key];

/** The two names of a tag. */
export function NameTag({ orgId, tag, onClose }: TagDialogProps) {
  const t = useTranslations('forum.tagDesk');
  const { send } = useWrite(qaApi.tags.name, {
    invalidates: shows,
    done: t('named'),
  });
  return (
    <WriteDialog
      title={t('nameTitle')}
      description={t('nameBody')}
      schema={nameForm}
      defaultValues={{ name: tag.name }}
      onSend={({ name }) => send({ params: { orgId }, body: { tag: tag.tag, name }, version: tag.version })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <BilingualField name="name" label={t('names')} maxLength={questionLimits.tagMax} />
    </WriteDialog>
  );
}

/** Makes a tag a name of another one. */
export function MergeTag({ orgId, tag, others, onClose }: TagDialogProps & { others: readonly TagOnDesk[] }) {
  const t = useTranslations('forum.tagDesk');
  const locale = useLocale();
  const { send } = useWrite(qaApi.tags.merge, { invalidates: shows, done: t('merged') });
  return (
    <WriteDialog
      title={t('mergeTitle', { tag: pickText(tag.name, locale) })}
      description={t('mergeBody', { count: tag.count })}
      schema={mergeForm}
      defaultValues={{ into: '' }}
      onSend={({ into }) => send({ params: { orgId }, body: { tag: tag.tag, into } })}
      submitLabel={t('merge')}
      onClose={onClose}
    >
      <SelectField
        name="into"
        label={t('into')}
        placeholder={t('choose')}
        options={others.map((other) => ({ value: other.tag, label: pickText(other.name, locale) }))}
      />
    </WriteDialog>
  );
}
