'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { Button } from '@/components/ui/button';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { provincesNear } from '@/lib/domain/geography/near-provinces';
import { type CatalogueKind, catalogueRules } from './catalogue-rules';
import { type CatalogueState, toQuery, withValues } from './catalogue-state';
import { useActiveFilters } from './use-active-filters';

interface EmptyResultsProps {
  kind: CatalogueKind;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
  countOf: (state: CatalogueState) => Promise<number>;
}

interface WayOut {
  key: string;
  label: string;
  next: CatalogueState;
}

interface AskProps extends Pick<EmptyResultsProps, 'kind' | 'countOf'> {
  enabled: boolean;
}

const shownMax = 3;
const namesMax = 3;

/** The nearest choices: one filter less or the neighbours of the chosen provinces; then each filter alone. */
function useWaysOut(state: CatalogueState): { near: WayOut[]; far: WayOut[] } {
  const t = useTranslations('catalogue.empty');
  const locale = useLocale();
  const filters = useActiveFilters(state);
  const provinces = provincesNear(state.values.province ?? []);
  const names = provinces.slice(0, namesMax).flatMap((code) => {
    const place = provinceByCode(code);
    return place ? [placeLabel(place, locale)] : [];
  });
  const nearBy = {
    key: 'near',
    label: t('near', {
      names: names.join(locale === 'km' ? ' ' : ', ') + (provinces.length > namesMax ? ' …' : ''),
    }),
    next: withValues(state, { province: provinces }),
  };
  const fewer = filters.map(({ key, label, without }) => ({
    key: `without-${key}`,
    label: t('without', { filter: label ?? '…' }),
    next: without,
  }));
  const alone = filters.map(({ key, label, alone: next }) => ({
    key: `only-${key}`,
    label: t('only', { filter: label ?? '…' }),
    next,
  }));
  return {
    near: provinces.length > 0 ? [nearBy, ...fewer] : fewer,
    far: filters.length > 2 ? alone : [],
  };
}

/** Those that find something, most first; undefined while some are still asked for. */
function useHelpful(ways: readonly WayOut[], { kind, countOf, enabled }: AskProps) {
  const counts = useQueries({
    queries: ways.map(({ next }) => ({
      queryKey: ['catalogue', kind, 'count', toQuery(catalogueRules[kind], next)],
      queryFn: () => countOf(next),
      enabled,
    })),
  });
  if (!enabled || counts.some(({ isPending }) => isPending)) return undefined;
  return ways
    .map((way, index) => ({ ...way, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shownMax);
}

/** Nothing fits: says which single step would find something, and how much. */
export function EmptyResults({ kind, state, onChange, countOf }: EmptyResultsProps) {
  const t = useTranslations('catalogue');
  const { near, far } = useWaysOut(state);
  const nearest = useHelpful(near, { kind, countOf, enabled: true });
  const farther = useHelpful(far, { kind, countOf, enabled: nearest?.length === 0 });
  const helpful = nearest?.length ? nearest : (farther ?? []);
  return (
    <Empty
      title={t(`empty.title.${kind}`)}
      illustration="search"
      action={
        <>
          {helpful.map(({ key, label, next, count }) => (
            <Button key={key} variant="soft" wide onClick={() => onChange(next)}>
              {label} ({count})
            </Button>
          ))}
          <Button variant="secondary" wide onClick={() => onChange({ ...state, values: {}, start: 0 })}>
            {t('clearAll')}
          </Button>
        </>
      }
    >
      {(state.values.keyword?.length ?? 0) > 0 && <p>{t('empty.spelling')}</p>}
      {helpful.length > 0 && <p>{t('empty.try')}</p>}
    </Empty>
  );
}

/** An old link to a page that is no more. */
export function BeyondEnd({ state, onChange }: Pick<EmptyResultsProps, 'state' | 'onChange'>) {
  const t = useTranslations('catalogue.empty');
  return (
    <Empty
      title={t('beyond')}
      illustration="lost"
      action={<Button onClick={() => onChange({ ...state, start: 0 })}>{t('first')}</Button>}
    />
  );
}
