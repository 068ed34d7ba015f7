import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { Link } from '@/lib/i18n/navigation';
import { safeHref } from '@/lib/routes/safe-href';

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
