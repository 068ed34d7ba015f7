'use client';

import { useLocale } from 'next-intl';
import { PictureTile } from '@/components/ui/picture-tile';
import { ReaderPreview } from '@/components/kits/text-desk/reader-preview';
import { fieldFigure } from '@/lib/domain/schools/field-figures';
import { href } from '@/lib/routes/href';
import type { CategoryForm } from './category-form';

function Tile({ typed, id }: { typed: Partial<CategoryForm>; id: string }) {
  const isKhmer = useLocale() === 'km';
  return (
    <div className="max-w-64">
      <PictureTile
        href={href('/explore', undefined, { categories: id })}
        picture={fieldFigure(typed.field || null)}
        title={(isKhmer ? typed.nameNative : typed.name) || '…'}
        note={(isKhmer ? typed.fieldNameNative : typed.fieldName) || '…'}
      />
    </div>
  );
}

/** A major with the picture of its field, as tiles show it. */
export function CategoryPreview({ typed, id }: { typed: Partial<CategoryForm>; id: string }) {
  return (
    <ReaderPreview texts={{ km: {}, en: {} }}>
      <Tile typed={typed} id={id} />
    </ReaderPreview>
  );
}
