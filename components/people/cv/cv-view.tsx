import { Icon } from '@/components/ui/icon';
import { type CvAccent, cvAccents } from '@/lib/domain/recruitment/cv-options';
import type { CvBlocks, CvEntry } from '@/lib/domain/recruitment/cv-blocks';

interface CvViewProps {
  cv: CvBlocks;
  accent: CvAccent;
  photo?: { src: string; alt: string } | null;
}

const Entry = ({ entry: { title, lines, text, seal } }: { entry: CvEntry }) => (
  <li className="break-inside-avoid">
    <h3 className="font-semibold wrap-anywhere">{title}</h3>
    {lines.map((line) => (
      <p key={line} className="text-sm text-muted wrap-anywhere">
        {line}
      </p>
    ))}
    {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
    {seal && (
      <p className="mt-1 flex items-center gap-1.5 text-sm font-medium" style={{ color: 'var(--cv-accent)' }}>
        <Icon name="circle-check" className="size-4 shrink-0" />
        {seal}
      </p>
    )}
  </li>
);

/** A CV in one language, as it is printed; the PDF draws the same blocks. */
export function CvView({ cv, accent, photo }: CvViewProps) {
  const { locale, name, otherName, specialization, contacts, sections } = cv;
  return (
    <article
      lang={locale}
      className="light-paper grid gap-6 rounded-lg border border-border bg-white p-5 text-gray-900 sm:p-10 print:border-0 print:p-0"
      style={{ '--cv-accent': cvAccents[accent] } as React.CSSProperties}
    >
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-3xl wrap-anywhere" style={{ color: 'var(--cv-accent)' }}>
            {name}
          </h2>
          {otherName && <p className="text-gray-600">{otherName}</p>}
          {specialization && <p className="font-semibold wrap-anywhere">{specialization}</p>}
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {contacts.map(({ text, href }) => (
              <li key={text} className="wrap-anywhere">
                {href ? (
                  <a href={href} className="inline-flex min-h-6 items-center underline underline-offset-4">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </div>
        {photo && (
          // eslint-disable-next-line @next/next/no-img-element -- a picture of 160 pixels
          <img
            src={photo.src}
            alt={photo.alt}
            width={96}
            height={96}
            className="size-24 shrink-0 rounded-md object-cover"
          />
        )}
      </header>
      {sections.map(({ part, title, text, entries }) => (
        <section key={part} aria-label={title}>
          <h2
            className="mb-2 border-b pb-1 text-lg"
            style={{ color: 'var(--cv-accent)', borderColor: 'var(--cv-accent)' }}
          >
            {title}
          </h2>
          {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          {entries.length > 0 && (
            <ul className="grid gap-4">
              {entries.map((entry, place) => (
                <Entry key={`${place}${entry.title}`} entry={entry} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
