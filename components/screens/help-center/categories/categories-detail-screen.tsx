import { HelpText } from '@/components/content/help/help-text';

export const CategoriesDetailScreen = ({ slug }: { slug: string }) => <HelpText slug={slug} />;
