import { HelpText } from '@/components/site/help/help-text';

export const CategoriesDetailScreen = ({ slug }: { slug: string }) => <HelpText slug={slug} />;
