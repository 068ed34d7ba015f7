'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import { type MissedSearch, siteSearchResource } from '@/lib/contract/search/site-search';
import { missedList, missedQuery } from './missed-list';
import { useQuery } from '@tanstack/react-query';
import { Form } from '@/components/form/form';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { academicApi } from '@/lib/api/academic';
import { siteSearchApi } from '@/lib/api/site-search';
import { searchLimits } from '@/lib/domain/limits';
import { pickName } from '@/lib/i18n/pick';
import { categoriesQuery } from './categories-query';

const meaningForm = siteSearchResource.endpoints.mean.body.pick({ categories: true });

interface MissedSheetProps {
  missed: MissedSearch | null;
  onClose: () => void;
}

/** One word at the side of the list: what it means, or that it means nothing. */
function MissedSheet({ missed, onClose }: MissedSheetProps) {
  return (
    <Sheet open={missed !== null} onOpenChange={(open) => !open && onClose()}>
      {missed && (
        <SheetContent side="right" title={missed.word} className="w-[min(34rem,100vw)]">
          <MeaningForm key={missed.word} word={missed.word} onDone={onClose} />
        </SheetContent>
      )}
    </Sheet>
  );
}

function MeaningForm({ word, onDone }: { word: string; onDone: () => void }) {
  const t = useTranslations('majorDesk.missed');
  const locale = useLocale();
  const { data } = useQuery(categoriesQuery());
  const mean = useWrite(siteSearchApi.mean, {
    invalidates: [siteSearchApi.key, academicApi.categories.key],
    done: t('saved', { word }),
  });
  const form = useZodForm(meaningForm, { defaultValues: { categories: [] } });
  const options = (data?.data ?? []).map((major) => ({
    value: major.categoryId,
    label: pickName(major, locale),
  }));
  return (
    <div className="grid gap-6">
      <Form
        form={form}
        onSubmit={async ({ categories }) => {
          const body = { word, categories };
          await mean.send({ body });
          onDone();
        }}
      >
        <MultiSelectField
          name="categories"
          label={t('means')}
          hint={t('meansHint', { max: searchLimits.majorsOfWordMax })}
          options={options}
        />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
      <Dismiss word={word} onDone={onDone} />
    </div>
  );
}

function Dismiss({ word, onDone }: { word: string; onDone: () => void }) {
  const t = useTranslations('majorDesk.missed');
  const dismiss = useWrite(siteSearchApi.dismiss, {
    done: () => {
      onDone();
      return t('removed', { word });
    },
  });
  return (
    <div className="border-t border-border pt-5">
      <p className="mb-3 text-muted">{t('removeHint')}</p>
      <Button
        variant="secondary"
        onClick={() => void dismiss.run({ body: { word } })}
        disabled={dismiss.busy}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

/** Searches that found nothing, the most frequent first; from here an advisor says what a word means. */
export function MissedView() {
  const t = useTranslations('majorDesk.missed');
  const locale = useLocale();
  const name: RowName<MissedSearch> = {
    header: t('columns.word'),
    key: ({ word }) => word,
    name: ({ word }) => word,
  };
  const columns: Column<MissedSearch>[] = [
    {
      id: 'known',
      header: t('columns.known'),
      card: 'badge',
      cell: ({ isKnown }) => isKnown && <Badge>{t('known')}</Badge>,
      text: ({ isKnown }) => (isKnown ? t('known') : ''),
    },
    {
      id: 'count',
      header: t('columns.count'),
      className: 'tabular-nums',
      cell: ({ count }) => t('times', { count }),
      text: ({ count }) => String(count),
    },
    dateColumn({ id: 'last', header: t('columns.last'), locale, at: ({ lastOn }) => lastOn }),
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={missedList}
      query={missedQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[]}
      shown={(count) => t('shown', { count })}
      empty={{ title: t('noneTitle'), body: t('noneBody') }}
      detail={(missed, onClose) => <MissedSheet missed={missed} onClose={onClose} />}
      exports={{ fileName: 'searches-without-result', rowsPerCall: 100 }}
    />
  );
}
