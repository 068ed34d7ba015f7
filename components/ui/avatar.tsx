import { cn } from './cn';

interface AvatarProps {
  name: string;
  src?: string | null;
  /** Edge in pixels. */
  sizePx?: number;
  className?: string;
}

/** The letter without its vowel signs: initials in Khmer are consonants. */
const firstLetter = (name: string) => [...name.trim().normalize('NFC')][0] ?? '?';

/** A person's picture, or the first letter of the name. Decorative: the name is beside it or in the button's label. */
export function Avatar({ name, src, sizePx = 40, className }: AvatarProps) {
  const box = { width: sizePx, height: sizePx };
  const shape = cn('shrink-0 rounded-full bg-accent-soft object-cover', className);
  if (src)
    return <img src={src} alt="" {...box} loading="lazy" decoding="async" className={shape} style={box} />;
  return (
    <span
      aria-hidden="true"
      className={cn('grid place-items-center font-semibold text-accent-text', shape)}
      style={{ ...box, fontSize: sizePx * 0.4 }}
    >
      {firstLetter(name)}
    </span>
  );
}
