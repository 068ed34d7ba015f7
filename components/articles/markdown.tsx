import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { Link } from '@/lib/i18n/navigation';
import { safeHref } from '@/lib/routes/safe-href';

/** The address of a part within its page: the line on which its heading stands in the text. */
const partId = (line: number | undefined) => (line === undefined ? undefined : `part-${line}`);

export interface TextPart {
  id: string;
  title: string;
}

/** The headings of the second level, without their marks. */
export const partsOf = (text: string): TextPart[] =>
  text.split('\n').flatMap((line, index) => {
    const title = /^## +(.+)$/.exec(line)?.[1];
    return title ? [{ id: `part-${index + 1}`, title: joinCompounds(title.replaceAll(/[*_`]/g, '')) }] : [];
  });

const linkStyle = 'font-medium text-accent-text underline underline-offset-4';

const components: Components = {
  a: ({ href = '', children }) => {
    if (!href.startsWith('/'))
      return (
        <a href={href} className={linkStyle} rel="noopener noreferrer">
          {children}
        </a>
      );
    const page = safeHref(href);
    if (!page) return children;
    return (
      <Link href={page} className={linkStyle}>
        {children}
      </Link>
    );
  },
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ node, children }) => <h2 id={partId(node?.position?.start.line)}>{children}</h2>,
};

/** Renders a stored text. HTML in it is shown as text, never run; so is a link to a page that does not exist. */
export function Markdown({ text, lang }: { text: string; lang?: 'km' | 'en' }) {
  return (
    <div lang={lang} className="markdown">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {joinCompounds(text)}
      </ReactMarkdown>
    </div>
  );
}
