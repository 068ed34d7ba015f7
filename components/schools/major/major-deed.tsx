import { useTranslations } from 'next-intl';
import { Deed } from '@/components/kits/deed/deed';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

interface MajorDeedProps {
  categoryId: string;
  name: string;
  courseCount: number;
  shape: 'card' | 'bar';
}

/** From a major to its programs that take applications, or to the schools that teach it. */
export function MajorDeed({ categoryId, name, courseCount, shape }: MajorDeedProps) {
  const t = useTranslations('category');
  const isCard = shape === 'card';
  return (
    <Deed
      label={t('detail.deed')}
      shape={shape}
      className={isCard ? '' : 'deed-bar-inset'}
      about={
        <>
          {isCard && <p className="text-lg font-semibold">{name}</p>}
          <p className="text-sm text-muted">{t('count', { count: courseCount })}</p>
        </>
      }
      main={
        <LinkButton
          href={href('/course', undefined, { categories: categoryId, openNow: 'true' })}
          size={isCard ? 'lg' : 'md'}
          wide={isCard}
          prefetch={false}
        >
          {t('detail.seePrograms')}
        </LinkButton>
      }
      others={
        isCard && (
          <LinkButton
            href={href('/explore', undefined, { categories: categoryId })}
            variant="secondary"
            prefetch={false}
          >
            {t('detail.seeSchools')}
          </LinkButton>
        )
      }
    />
  );
}
