import { readAboutFacts } from './about-facts';
import { AboutUsView } from './about-us-view';

export const AboutUsScreen = async () => <AboutUsView facts={await readAboutFacts()} />;
