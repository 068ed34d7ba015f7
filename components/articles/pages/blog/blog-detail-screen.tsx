import { ArticleDetail } from '@/components/articles/article-detail';

export const BlogDetailScreen = ({ slug }: { slug: string }) => <ArticleDetail place="blog" slug={slug} />;
