import { useLocale } from 'next-intl';
import { Emblem } from '@/components/ui/emblem';
import { emblemOf } from '@/lib/domain/schools/emblem';

interface SchoolEmblemProps {
  school: { name: string; nameNative: string; hue: number };
  /** Edge in pixels. */
  sizePx?: number;
  className?: string;
}

/** A school's emblem with letters of the page's language; decorative, because the name is beside it. */
export function SchoolEmblem({ school, sizePx, className }: SchoolEmblemProps) {
  const locale = useLocale();
  return <Emblem look={emblemOf(school, locale)} sizePx={sizePx} className={className} />;
}
