import { Emblem } from '@/components/ui/emblem';
import { schoolInitials } from './school-initials';

interface SchoolEmblemProps {
  /** `name` is the Latin one: its initials fit the emblem in both languages. */
  school: { name: string; hue: number };
  /** Edge in pixels. */
  sizePx?: number;
  className?: string;
}

/** A school's emblem; decorative, because the name is beside it. */
export function SchoolEmblem({ school, sizePx, className }: SchoolEmblemProps) {
  return (
    <Emblem hue={school.hue} initials={schoolInitials(school.name)} sizePx={sizePx} className={className} />
  );
}
