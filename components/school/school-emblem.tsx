import { Emblem } from '@/components/ui/emblem';

interface SchoolEmblemProps {
  /** `name` is the Latin one: its initials fit the emblem in both languages. */
  school: { name: string; hue: number };
  /** Edge in pixels. */
  sizePx?: number;
  className?: string;
}

const initialsMax = 3;
const smallWords = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'de']);

/** Up to three capitals: "Royal School of Arts" gives RSA. */
export function schoolInitials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}/u.test(word) && !smallWords.has(word.toLowerCase()))
    .slice(0, initialsMax)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A school's emblem; decorative, since the name stands beside it. */
export function SchoolEmblem({ school, sizePx, className }: SchoolEmblemProps) {
  return (
    <Emblem hue={school.hue} initials={schoolInitials(school.name)} sizePx={sizePx} className={className} />
  );
}
