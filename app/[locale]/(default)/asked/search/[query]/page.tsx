import { askedParams } from '@/components/layouts/define-page';

export { default, generateMetadata } from '../../../search/page';
// Without its list the shell would be empty.
export const instant = false;
export const generateStaticParams = askedParams;
