import { cn } from './cn';

interface AvatarProps {
  name: string;
  src?: string | null;
  /** Edge in pixels. */
  sizePx?: number;
  className?: string;
}

const firstLetter = (name: string) => {
  const [first] = new Intl.Segmenter('km', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment ?? '?';
};

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
