import { AdmissionScreen } from '@/components/screens/help-center/categories/admission-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('admission');

export default function Page() {
  return <AdmissionScreen />;
}
