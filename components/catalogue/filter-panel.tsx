'use client';

import { useTranslations } from 'next-intl';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import type { CatalogueKind } from './catalogue-rules';
import { type CatalogueState, type FilterValues, toggled, withValues } from './catalogue-state';
import { CheckList } from './check-list';
import { ChoiceRow } from './choice-row';
import { FilterSection } from './filter-section';
import { LazyPicker } from './lazy-picker';
import { PriceRange } from './price-range';

interface FilterPanelProps {
  kind: CatalogueKind;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
}

/** All filters of a list but the keyword. */
export function FilterPanel({ kind, state, onChange }: FilterPanelProps) {
  const t = useTranslations('catalogue');
  const words = useTranslations('education');
  const { values } = state;
  const set = (changed: FilterValues) => onChange(withValues(state, changed));
  const forCourses = kind === 'courses';
  return (
    <>
      <FilterSection title={t('filter.schoolType')} chosen={values.schoolType?.length} open>
        <CheckList
          options={schoolTypes.map((value) => ({ value, label: words(`schoolType.${value}`) }))}
          chosen={values.schoolType}
          onToggle={(value) => set({ schoolType: toggled(values.schoolType, value) })}
        />
      </FilterSection>
      <FilterSection title={t('filter.sector')} open>
        {forCourses ? (
          <ChoiceRow
            label={t('filter.sector')}
            options={[
              { value: 'publicSector', label: words('sector.public') },
              { value: 'privateSector', label: words('sector.private') },
            ]}
            chosen={values.sector?.[0]}
            onChoose={(sector) => set({ sector })}
          />
        ) : (
          <ChoiceRow
            label={t('filter.sector')}
            options={[
              { value: 'true', label: words('sector.public') },
              { value: 'false', label: words('sector.private') },
            ]}
            chosen={values.isPublic?.[0]}
            onChoose={(isPublic) => set({ isPublic })}
          />
        )}
      </FilterSection>
      <FilterSection title={t(`filter.price.${kind}`)} open>
        <PriceRange min={values.minPrice?.[0] ?? ''} max={values.maxPrice?.[0] ?? ''} onChange={set} />
      </FilterSection>
      {forCourses && (
        <FilterSection title={t('filter.degree')} chosen={values.degree?.length}>
          <CheckList
            options={degreeCodes.map((value) => ({ value, label: words(`degree.${value}`) }))}
            chosen={values.degree}
            onToggle={(value) => set({ degree: toggled(values.degree, value) })}
          />
        </FilterSection>
      )}
      <FilterSection title={t('filter.categories')} chosen={values.categories?.length}>
        <LazyPicker
          of="categories"
          chosen={values.categories}
          onToggle={(value) => set({ categories: toggled(values.categories, value) })}
        />
      </FilterSection>
      <FilterSection title={t('filter.province')} chosen={values.province?.length}>
        <LazyPicker
          of="provinces"
          chosen={values.province}
          onToggle={(value) => set({ province: toggled(values.province, value) })}
        />
      </FilterSection>
      {forCourses && (
        <FilterSection title={t('filter.status')}>
          <ChoiceRow
            label={t('filter.status')}
            options={[
              { value: 'active', label: t('status.active') },
              { value: 'inactive', label: t('status.inactive') },
            ]}
            chosen={values.status?.[0]}
            onChoose={(status) => set({ status })}
          />
        </FilterSection>
      )}
    </>
  );
}
