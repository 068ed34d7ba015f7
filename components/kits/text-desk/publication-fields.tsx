'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/form/choice-field';
import { InstantField } from '@/components/form/instant-field';
import { Panel } from '@/components/ui/panel';

/** Draft or published, in which languages, from when: the same for all kinds of texts. */
export function PublicationFields() {
  const t = useTranslations('textDesk');
  return (
    <Panel title={t('publication.title')}>
      <div className="grid gap-5">
        <ChoiceField
          name="status"
          label={t('publication.status')}
          choices={[
            { value: 'inactive', label: t('publication.draft'), hint: t('publication.draftHint') },
            { value: 'active', label: t('publication.publish'), hint: t('publication.publishHint') },
          ]}
        />
        <ChoiceField
          name="publishedIn"
          label={t('publication.languages')}
          choices={[
            { value: 'both', label: t('languages.both') },
            { value: 'kh', label: t('languages.kh'), hint: t('publication.oneHint') },
            { value: 'en', label: t('languages.en'), hint: t('publication.oneHint') },
          ]}
        />
        <InstantField
          name="published_date"
          label={t('publication.date')}
          hint={t('publication.dateHint')}
          optional
        />
      </div>
    </Panel>
  );
}
