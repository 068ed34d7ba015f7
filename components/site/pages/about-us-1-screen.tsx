import { readAboutFacts } from './about-facts';
import { AboutUs1View } from './about-us-1-view';

export const AboutUs1Screen = async () => <AboutUs1View facts={await readAboutFacts()} />;
