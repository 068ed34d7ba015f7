import { ArticleDetail } from '@/components/article/article-detail';

export const BlogDetailScreen = ({ slug }: { slug: string }) => <ArticleDetail place="blog" slug={slug} />;
