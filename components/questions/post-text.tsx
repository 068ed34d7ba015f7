import { linkedText } from '@/lib/domain/questions/linked-text';

const linkStyle = 'font-medium text-accent-text underline underline-offset-4';

/** The words of an answer or a message. Links of new accounts stay text; those of others are not recommended by Sala. */
export function PostText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {hasLinks
        ? linkedText(text).map(({ text: words, href }, index) =>
            href ? (
              <a key={index} href={href} rel="nofollow ugc noopener noreferrer" className={linkStyle}>
                {words}
              </a>
            ) : (
              words
            ),
          )
        : text}
    </p>
  );
}
